// Handlers of src/contract/core.ts: resources, the event, server time, version, header and footer models, dashboard.
import type * as contract from '../../src/contract/core.ts';
import { filterEvent } from '../access/filter-event.ts';
import { dashboardOf } from '../published/dashboard.ts';
import { eventInfo } from '../published/event-info.ts';
import { canonicalPage, canonicalSets, resourcesOf } from '../published/resources.ts';
import { footerModelOf, headerModelOf } from '../published/shell-models.ts';
import { demandEvent } from './event-of-request.ts';
import { type HandlersOf, live, published } from './handlers.ts';

export const core: HandlersOf<typeof contract> = {
  getResources: published(
    (event, { setname, language, page }) => resourcesOf(event, setname, language, page),
    (event, asked) => ({ ...asked, setname: canonicalSets(asked.setname), page: canonicalPage(event, asked.page) }),
  ),
  eventShortname: published((event, { language }) => eventInfo(event, language)),
  eventDetails: published((event, { language }) => ({
    ...eventInfo(event, language),
    Subtitle: event.text(event.about.subtitle, language),
    Venue: event.text(event.about.venue, language),
    City: event.text(event.about.city, language),
    Organiser: event.text(event.about.organiser, language),
    Website: event.address(event.about.website),
  })),
  serverTime: live((_, { clock }) => ({ ServerTime: new Date(clock.now()).toISOString() })),
  serverVersion: live((_, { version }) => version),
  getVmxHeader: live(({ language }, { accessControl }, { caller, event }) => {
    const named = demandEvent(event);
    const seen = filterEvent(named, accessControl.ofCaller(named, caller), 'getVmxHeader');
    return headerModelOf(seen, named.languageFor(language), caller.account !== null);
  }),
  footerModel: published((event, { language }) => footerModelOf(event, language)),
  eventDashboard: published((event, { language }) => dashboardOf(event, language)),
};
