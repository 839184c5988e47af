// The request of the list of people.
import { pagAuthors, pagAuthorsHighlighted } from '#contract/programme';
import { type DataContext, type DataOf, request } from '#contract/request';
import type { Props } from './props.ts';

export const peopleRequest = ({ show }: Props, { event, language }: DataContext) =>
  request(show === 'all' ? pagAuthors : pagAuthorsHighlighted, { eventid: event, language });

export const data: DataOf<Props> = (props, context) => [peopleRequest(props, context)];
