// What an organiser may set on the list of people.
import * as z from 'zod';
import { type ComponentWords, optional } from '#fields';
import { personOrders } from '../person/person-groups.ts';

export const about: ComponentWords = {
  title: 'People',
  description: 'Speakers, chairs and authors from A to Z, with a search that forgives typing errors; each leads to the page of the person.',
  spec: 'B §2',
};

/** Nobody is left out by an empty list. */
const preset = (title: string, description: string, example: readonly string[]) =>
  optional(z.array(z.string().max(200)).max(500), [], { title, description, example: [...example] });

export const props = z.object({
  show: optional(z.enum(['all', 'highlighted']), 'all', {
    title: 'Who is listed',
    description: 'Everybody in the programme, or only people marked as highlighted.',
    example: 'highlighted',
  }),
  ids: preset('Ids', 'Only people with one of these ids.', ['50001']),
  countries: preset('Countries', 'Only people of one of these countries, as the data names them, in any case.', ['Norway']),
  institutions: preset('Institutions', 'Only people of one of these companies or institutions, as the data names them, in any case.', [
    'Kardia Foundation',
  ]),
  order: optional(z.enum(personOrders), 'surname', {
    title: 'Order',
    description: 'What people are ordered by, and under whose letters they stand: surname, first name, or company or institution.',
    example: 'institution',
  }),
  search: optional(z.boolean(), true, { title: 'Search', description: 'Whether people can be searched.', example: false }),
});
export type Props = z.output<typeof props>;
