// The request of the page of an abstract.
import { pagAbstract } from '#contract/abstracts';
import { type DataContext, type DataOf, request } from '#contract/request';
import type { Props } from './props.ts';

/** The abstract of the address with its session and people. */
export const abstractRequest = ({ event, language, params }: DataContext) =>
  request(pagAbstract, { eventid: event, language, abstractid: params['abstractUrl'] ?? '' });

export const data: DataOf<Props> = (_, context) => [abstractRequest(context)];
