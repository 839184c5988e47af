// Makes a visit of an event's model and what is known of the visitor; one way for app, preview, server and command line.
import type { EventModel } from '../../model/event.ts';
import { PUBLICATION, publicationOf } from '../../model/publication.ts';
import type { Context } from '../context.ts';
import { eventRules } from '../event-rules.ts';
import { routeConfigurationOf } from './route-configuration.ts';
import type { RequestedPage, Known, Visit } from './visit.ts';

/** Only the instance is known: the first visit of a device. */
export const firstVisit: Known = {
  instance: true,
  splashSeen: false,
  redirectedOnce: false,
  loginMarker: null,
  container: 'browser',
  formComplete: true,
  ticketSync: null,
  hasAuthorisationCode: false,
  accessOnDays: null,
  profile: undefined,
  maintenance: false,
};

/** A returning visitor of whom nothing else is known: the default of previews, servers and the command line. */
export const laterVisit: Known = { ...firstVisit, splashSeen: true, loginMarker: 0 };

/** What a visit is made of. `dates` are the event's days as written, `address` path and query below the site. */
export type VisitParts = {
  model: EventModel;
  dates: { start: string; end: string };
  asked: RequestedPage;
  context: Context;
  address: string;
  known: Known;
};

/** The visit; the query is read from the address, a flag without value is ''. */
export function makeVisit({ model, dates, asked, context, address, known }: VisitParts): Visit {
  const { companyAccountId } = context.where.params;
  const search = new URLSearchParams(address.split('#', 1)[0]!.split('?').slice(1).join('?'));
  return {
    asked,
    context,
    address,
    query: Object.fromEntries(search),
    configured: routeConfigurationOf(model.raw.get('app')?.value ?? {}, dates),
    access: eventRules(model, context.when.timeZone).access,
    known: known.profile === undefined ? { ...known, profile: publicationOf(model.raw.get(PUBLICATION)?.value, companyAccountId) } : known,
  };
}
