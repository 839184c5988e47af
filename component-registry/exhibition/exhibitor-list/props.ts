// What an organiser may set on the list of exhibitors.
import * as z from 'zod';
import { type ComponentWords, optional } from '#fields';

export const about: ComponentWords = {
  title: 'Exhibitors',
  description:
    'All exhibitors, to be sorted by name, partnership or booth, searched and filtered; with the plan of the halls beside them on wide screens.',
  spec: 'B §2 Exhibitor list',
};

export const props = z.object({
  view: optional(z.enum(['cards', 'rows']), 'cards', {
    title: 'View',
    description: 'Cards with logos, or dense rows.',
    example: 'rows',
  }),
  sort: optional(z.enum(['name', 'ranking', 'booth']), 'name', {
    title: 'Order',
    description: 'Order at first: by name, by ranking (Sort), or by booth; visitors can change it.',
    example: 'ranking',
  }),
  map: optional(z.boolean(), true, {
    title: 'Plan',
    description: 'Whether the plan of the halls stands beside the list on wide screens, where there are halls.',
    example: false,
  }),
  planDialog: optional(z.boolean(), true, {
    title: 'Plan in a dialog',
    description: 'Whether each exhibitor with a booth has a way to the exhibitor floor-plan dialog, where there are halls.',
    example: false,
  }),
  byAddress: optional(z.boolean(), false, {
    title: 'By address',
    description: 'Whether the stage that the address names (/list/gold) leaves its own companies alone in the list.',
    example: true,
  }),
});
export type Props = z.output<typeof props>;
