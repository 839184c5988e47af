// The request of the list of awards.
import { awards } from '#contract/awards';
import { type DataContext, type DataOf, request } from '#contract/request';
import type { Props } from './props.ts';

export const awardsRequest = ({ event, language }: DataContext) => request(awards, { eventid: event, language });

export const data: DataOf<Props> = (_, context) => [awardsRequest(context)];
