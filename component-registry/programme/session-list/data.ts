// The requests of the programme list: all sessions or those named, and the rooms in the organiser's order.
import { pagAbstracts, pagSessionTexts } from '#contract/abstracts';
import { pagRooms, pagSessions, selectedSessions } from '#contract/programme';
import { type ApiRequest, type DataContext, type DataOf, request, requestOnPress, requestWith } from '#contract/request';
import type { Props } from './props.ts';

/** From so many ids on the whole programme is less: what is selected comes with its texts. */
const MOST_SELECTED = 40;

/** All sessions. */
export const programmeRequest = ({ event, language }: DataContext) => request(pagSessions, { eventid: event, language });

/** The sessions of which a list is made: those that its organiser has named, else all; presentations and abstracts may be of any. */
export function sessionsRequest(
  { show, ids }: Pick<Props, 'show' | 'ids'>,
  context: DataContext,
): ApiRequest<typeof pagSessions | typeof selectedSessions> {
  const isSelected = !hasAbstracts({ show }) && ids.length > 0 && ids.length <= MOST_SELECTED;
  return isSelected
    ? requestWith(selectedSessions, { shortname: context.event, language: context.language }, [...ids])
    : programmeRequest(context);
}

export const roomsRequest = ({ event, language }: DataContext) => request(pagRooms, { eventid: event, language });

/** Texts, keywords and authors' institutes of presentations and abstracts. */
export const abstractsRequest = ({ event, language }: DataContext) => request(pagAbstracts, { eventid: event, language });

/** What sessions say of themselves: asked for once something is searched. */
export const textsRequest = ({ event, language }: DataContext) => requestOnPress(pagSessionTexts, { eventid: event, language });

/** Whether these things are found by their abstracts. */
export const hasAbstracts = ({ show }: Pick<Props, 'show'>): boolean => show === 'presentations' || show === 'abstracts';

export const data: DataOf<Props> = (props, context) => [
  sessionsRequest(props, context),
  roomsRequest(context),
  hasAbstracts(props) ? abstractsRequest(context) : textsRequest(context),
];
