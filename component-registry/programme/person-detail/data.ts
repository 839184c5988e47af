// The requests of the page of a person: the person, and their sessions.
import { pagAuthors, pagSessions } from '#contract/programme';
import { type DataContext, type DataOf, request } from '#contract/request';
import type { Props } from './props.ts';

export const personRequest = ({ event, language, params }: DataContext) =>
  request(pagAuthors, { eventid: event, language, authorid: params['userId'] ?? '' });
export const sessionsRequest = ({ event, language, params }: DataContext) =>
  request(pagSessions, { eventid: event, language, authorid: params['userId'] ?? '' });

export const data: DataOf<Props> = (_, context) => [personRequest(context), sessionsRequest(context)];
