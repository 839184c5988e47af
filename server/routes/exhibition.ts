// Handlers of src/contract/exhibition.ts: views of companies.
import type * as contract from '../../src/contract/exhibition.ts';
import { companiesOf } from '../published/companies.ts';
import { type HandlersOf, live } from './handlers.ts';

export const exhibition: HandlersOf<typeof contract> = {
  setCompanyAccountViewCount: live(async ({ eventId, id }, { event, store }) => {
    const found = await event(eventId, 'eventId');
    // Invented ids fill no table, and the answer does not reveal which exist.
    if (companiesOf(found).has(id)) await store.countView(found.id, 'company', id);
    return { Taken: true };
  }),
};
