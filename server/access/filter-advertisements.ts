// Advertisements as one class of callers may get them: for the companies of their tickets, on pages that are open to them (A §5, A §6).
import { oncePer } from '../../src/base/once-per.ts';
import type { ResourceRow } from '../../src/contract/core.ts';
import { documentsOfRows } from '../../src/model/documents-of-rows.ts';
import { type AdRules, readAd } from '../../src/rules/ads/read-ad.ts';
import { idText } from '../../src/rules/ticket.ts';
import type { PublishedEvent } from '../published/event.ts';
import type { Access } from './access.ts';

/** The advertisements of a version by resource name, instance and event merged: what a row of one says can be replaced by the other. */
const rulesOf = oncePer((event: Pick<PublishedEvent, 'rows' | 'timeZone'>): ReadonlyMap<string, AdRules> => {
  const rows = event.rows.filter(({ resourcename }) => resourcename.startsWith('advertisements/'));
  return new Map([...documentsOfRows(rows, [])].map(([name, { value }]) => [name, readAd({ id: name, ...value }, event.timeZone)]));
});

/** Every company that an advertisement names as its audience. */
export const advertisedCompanies = (event: Pick<PublishedEvent, 'rows' | 'timeZone'>): ReadonlySet<string> =>
  new Set([...rulesOf(event).values()].flatMap(({ companies }) => [...(companies ?? [])]));

/** Whether the row of an advertisement is sent; true for any other row. What cannot be read is for nobody (R16). */
export function isAdSent(event: PublishedEvent, { page, companies: own }: Access): (row: ResourceRow) => boolean {
  const rules = rulesOf(event);
  const closed = new Set(
    [...rules].flatMap(([name, ad]) => {
      const isFor = ad.companies !== null && (ad.companies.size === 0 || [...ad.companies].some((company) => own.has(company)));
      return isFor && ad.profiles !== null && ad.window.readable && page(ad.page) ? [] : [name];
    }),
  );
  return ({ resourcename }) => !resourcename.startsWith('advertisements/') || (rules.has(resourcename) && !closed.has(resourcename));
}

/** The document without the ids of companies other than the reader's own. */
export function ownAudience(value: Readonly<Record<string, unknown>>, { companies: own }: Access): Record<string, unknown> {
  const { CompanyAccountIds: ids } = value;
  return Array.isArray(ids) ? { ...value, CompanyAccountIds: ids.filter((id) => own.has(idText(id))) } : { ...value };
}
