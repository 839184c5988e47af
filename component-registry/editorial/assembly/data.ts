// The request of the assemblies.
import { assemblies } from '#contract/assemblies';
import { type DataContext, type DataOf, request } from '#contract/request';
import type { Props } from './props.ts';

export const assembliesRequest = ({ event, language }: DataContext) => request(assemblies, { eventid: event, language });

export const data: DataOf<Props> = (_, context) => [assembliesRequest(context)];
