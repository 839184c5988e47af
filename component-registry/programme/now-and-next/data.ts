// The request of now and next: the sessions of this hour and those after it, the same for a whole hour so that the server's preload is used.
import { pagNowAndNext } from '#contract/programme';
import { type DataContext, type DataOf, request } from '#contract/request';
import type { Props } from './props.ts';

const HOUR = 3_600_000;

/** The request of this hour; `now` in ms. */
export const currentRequest = ({ limit }: Pick<Props, 'limit'>, { event, language, now }: DataContext) =>
  request(pagNowAndNext, { eventid: event, language, from: new Date(Math.floor(now / HOUR) * HOUR).toISOString(), limit });

export const data: DataOf<Props> = (props, context) => [currentRequest(props, context)];
