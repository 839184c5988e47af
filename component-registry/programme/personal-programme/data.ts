// The requests of the personal programme: all sessions, the rooms, and the companies where some are starred; which of them are the reader's own is known on the device and in the account.
import { companyAccounts } from '#contract/companies';
import { pagRooms, pagSessions } from '#contract/programme';
import { type DataContext, type DataOf, request } from '#contract/request';
import type { Props } from './props.ts';

export const sessionsRequest = ({ event, language }: DataContext) => request(pagSessions, { eventid: event, language });
/** How long one walks between rooms: the rooms say it. */
export const walkedRoomsRequest = ({ event, language }: DataContext) => request(pagRooms, { eventid: event, language });
export const starredCompaniesRequest = ({ event, language }: DataContext) => request(companyAccounts, { eventid: event, language });

export const data: DataOf<Props> = (_, context) => [sessionsRequest(context), walkedRoomsRequest(context)];
