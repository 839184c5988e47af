// The request of the list of preceptorships.
import { preceptorships } from '#contract/preceptorships';
import { type DataContext, type DataOf, request } from '#contract/request';
import type { Props } from './props.ts';

export const preceptorshipsRequest = ({ event, language }: DataContext) => request(preceptorships, { eventid: event, language });

export const data: DataOf<Props> = (_, context) => [preceptorshipsRequest(context)];
