// Handlers of src/contract/exhibition.ts: views of companies, and advertisements.
import type * as contract from '../../src/contract/exhibition.ts';
import { dayInZone } from '../../src/clock/zone.ts';
import { advertisementsOf } from '../published/advertisements.ts';
import { companiesOf } from '../published/companies.ts';
import { isCounted } from '../views/counted.ts';
import { demandEvent } from './event-of-request.ts';
import { type HandlersOf, live, published } from './handlers.ts';

export const exhibition: HandlersOf<typeof contract> = {
  eventAdvertisement: published((event, { language }) => advertisementsOf(event, language)),
  setCompanyAccountViewCount: live(async ({ id }, { store, clock }, asked) => {
    const event = demandEvent(asked.event);
    // Invented ids fill no table, and the answer does not reveal which exist.
    if (companiesOf(event).has(id) && isCounted(asked))
      await store.countView({ eventId: event.id, day: dayInZone(clock.now(), event.timeZone), kind: 'company', action: 'view', item: id });
    return { Taken: true };
  }),
};
