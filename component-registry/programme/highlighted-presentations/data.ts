// The request of the highlighted presentations.
import { highlightedPresentation } from '#contract/programme';
import { type DataContext, type DataOf, request } from '#contract/request';
import type { Props } from './props.ts';

export const highlightedRequest = ({ event, language }: DataContext) => request(highlightedPresentation, { shortname: event, language });

export const data: DataOf<Props> = (_, context) => [highlightedRequest(context)];
