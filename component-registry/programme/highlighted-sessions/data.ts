// The requests of the highlighted sessions.
import { highlightedSessions } from '#contract/programme';
import { type DataContext, type DataOf, request } from '#contract/request';
import type { Props } from './props.ts';

/** The highlighted sessions of a grade. */
export const highlightsRequest = ({ programGrade }: Props, { event, language }: DataContext) =>
  request(highlightedSessions, { shortname: event, language, programGrade });

export const data: DataOf<Props> = (props, context) => [highlightsRequest(props, context)];
