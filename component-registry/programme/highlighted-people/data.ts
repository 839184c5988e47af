// The request of the people on the cards: chosen ones, or the highlighted ones.
import { pagAuthors, pagAuthorsHighlighted } from '#contract/programme';
import { type DataContext, type DataOf, request } from '#contract/request';
import type { Props } from './props.ts';

export const cardPeopleRequest = ({ people = [] }: Partial<Pick<Props, 'people'>>, { event, language }: DataContext) =>
  request(people.length > 0 ? pagAuthors : pagAuthorsHighlighted, {
    eventid: event,
    language,
    ids: people.length > 0 ? people.join(',') : undefined,
  });

export const data: DataOf<Props> = (props, context) => [cardPeopleRequest(props, context)];
