// Handlers of src/contract/exhibition.ts: views of companies.
import type * as contract from '../../src/contract/exhibition.ts';
import { companiesOf } from '../published/companies.ts';
import { demandEvent } from './event-of-request.ts';
import { type HandlersOf, live } from './handlers.ts';

export const exhibition: HandlersOf<typeof contract> = {
  setCompanyAccountViewCount: live(async ({ id }, { store }, asked) => {
    const event = demandEvent(asked.event);
    // Invented ids fill no table, and the answer does not reveal which exist.
    if (companiesOf(event).has(id)) await store.countView(event.id, 'company', id);
    return { Taken: true };
  }),
};
