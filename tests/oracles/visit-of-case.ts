// The visit of a case: a visitor at an address of a small event, with everything a case does not name at its ordinary value.
import type { Context } from '../../src/rules/context.ts';
import { nobody } from '../../src/rules/context.ts';
import { firstVisit } from '../../src/rules/guards/make-visit.ts';
import { containerOf, isPreviewQuery } from '../../src/rules/guards/query.ts';
import { routeConfigurationOf } from '../../src/rules/guards/route-configuration.ts';
import type { RequestedPage, Known, Visit } from '../../src/rules/guards/visit.ts';
import type { AccessRules } from '../../src/rules/policies/access.ts';
import { noRules } from '../../src/rules/policies/plain-rules.ts';

/** The visit of a case as written. `app` holds keys of the app document. */
export type VisitOfCase = {
  asked: RequestedPage;
  params?: Readonly<Record<string, string>>;
  address?: string;
  query?: Readonly<Record<string, string>>;
  who?: Context['who'];
  when: Context['when'];
  app?: Readonly<Record<string, unknown>>;
  dates?: { start: string; end: string };
  container?: Context['where']['container'];
  known?: Partial<Known>;
  access?: AccessRules;
};

/** Makes the visit; the splash is seen unless the case says otherwise. */
export function visitOfCase(one: VisitOfCase): Visit {
  const { asked, when, params = {}, query = {}, address = '/' } = one;
  const known = { ...firstVisit, splashSeen: true, ...one.known, ...(one.container && { container: one.container }) };
  const container = containerOf(query, known.container);
  const place = { instance: 'release', event: 'demo26', language: 'en-GB' };
  return {
    asked,
    address,
    query,
    context: {
      who: one.who ?? nobody,
      where: { ...place, page: asked.page, params, container, preview: isPreviewQuery(query) },
      when,
    },
    configured: routeConfigurationOf(one.app ?? {}, one.dates ?? { start: '', end: '' }),
    access: one.access ?? noRules,
    known,
  };
}
