// The requests of the page of a person: the person, and the sessions.
import { pagAuthors, pagSessions } from '#contract/programme';
import { type DataContext, type DataOf, request } from '#contract/request';
import type { Props } from './props.ts';

export const personRequest = ({ event, language, params }: DataContext) =>
  request(pagAuthors, { eventid: event, language, authorid: params['userId'] ?? '' });
export const sessionsRequest = ({ event, language }: DataContext) => request(pagSessions, { eventid: event, language });

export const data: DataOf<Props> = (_, context) => [personRequest(context), sessionsRequest(context)];
