// The request of the list of industry symposia.
import { symposia } from '#contract/industry';
import { type DataContext, type DataOf, request } from '#contract/request';
import type { Props } from './props.ts';

export const allSymposiaRequest = ({ event, language }: DataContext) => request(symposia, { eventid: event, language });

export const data: DataOf<Props> = (_, context) => [allSymposiaRequest(context)];
