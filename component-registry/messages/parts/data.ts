// The requests of messages and networking: each is the reader's own.
import { listThreads, readThread, type ThreadList } from '#contract/messages';
import { networkingProfile } from '#contract/networking';
import { type DataContext, request } from '#contract/request';

type Place = Pick<DataContext, 'event' | 'language'>;

export const threadsRequest = ({ event, language }: Place, list: ThreadList) => request(listThreads, { eventid: event, list, language });
export const threadRequest = ({ event, language }: Place, threadid: number) => request(readThread, { eventid: event, threadid, language });
export const profileRequest = ({ event }: Place) => request(networkingProfile, { eventid: event });
