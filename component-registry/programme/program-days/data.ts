// The requests of the programme day tiles.
import { eventDashboard } from '#contract/core';
import { pagSessions } from '#contract/programme';
import { type DataContext, type DataOf, request } from '#contract/request';
import type { Props } from './props.ts';

/** The counts of every day. */
export const dashboardRequest = ({ event, language }: DataContext) => request(eventDashboard, { eventid: event, language });

/** All sessions: asked where another zone than the event's has other days. */
export const sessionsRequest = ({ event, language }: DataContext) => request(pagSessions, { eventid: event, language });

export const data: DataOf<Props> = (_, context) => [dashboardRequest(context)];
