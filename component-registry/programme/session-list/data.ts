// The requests of the programme list: all sessions, and the rooms in the organiser's order.
import { pagAbstracts, pagSessionTexts } from '#contract/abstracts';
import { pagRooms, pagSessions } from '#contract/programme';
import { type DataContext, type DataOf, request, requestOnPress } from '#contract/request';
import type { Props } from './props.ts';

export const sessionsRequest = ({ event, language }: DataContext) => request(pagSessions, { eventid: event, language });
export const roomsRequest = ({ event, language }: DataContext) => request(pagRooms, { eventid: event, language });

/** Texts, keywords and authors' institutes of presentations and abstracts. */
export const abstractsRequest = ({ event, language }: DataContext) => request(pagAbstracts, { eventid: event, language });

/** What sessions say of themselves: asked for once something is searched. */
export const textsRequest = ({ event, language }: DataContext) => requestOnPress(pagSessionTexts, { eventid: event, language });

/** Whether these things are found by their abstracts. */
export const hasAbstracts = ({ show }: Pick<Props, 'show'>): boolean => show === 'presentations' || show === 'abstracts';

export const data: DataOf<Props> = (props, context) => [
  sessionsRequest(context),
  roomsRequest(context),
  hasAbstracts(props) ? abstractsRequest(context) : textsRequest(context),
];
