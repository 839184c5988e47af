// The request of the personal programme: all sessions; which of them are the reader's own is known on the device and in the account.
import { pagSessions } from '#contract/programme';
import { type DataContext, type DataOf, request } from '#contract/request';
import type { Props } from './props.ts';

export const sessionsRequest = ({ event, language }: DataContext) => request(pagSessions, { eventid: event, language });

export const data: DataOf<Props> = (_, context) => [sessionsRequest(context)];
