// The requests of the programme list: all sessions, and the rooms in the organiser's order.
import { pagRooms, pagSessions } from '#contract/programme';
import { type DataContext, type DataOf, request } from '#contract/request';
import type { Props } from './props.ts';

export const sessionsRequest = ({ event, language }: DataContext) => request(pagSessions, { eventid: event, language });
export const roomsRequest = ({ event, language }: DataContext) => request(pagRooms, { eventid: event, language });

export const data: DataOf<Props> = (_, context) => [sessionsRequest(context), roomsRequest(context)];
