// Sponsors and partners out of lists: flat, or grouped by tier, whichever field holds the tier.
import type { Sponsor } from '../content.ts';
import { asFields, asList, type Fields, field, longText, oneLine } from '../reading/fields.ts';
import type { SourceRecord } from '../reading/source-records.ts';
import type { Report } from '../report.ts';
import { linksOf } from '../schedule/session-links.ts';
import { mediaAddress, webAddress } from '../values/addresses.ts';
import { richText } from '../values/rich-text.ts';

/** A sponsor, and the record it came from, for the rest of its fields. */
export type SponsorRecord = { sponsor: Sponsor; fields: Fields; record: SourceRecord };

/** What conferences call their tiers, the highest first. */
const usualTiers = ['title', 'headline', 'keystone', 'principal', 'diamond', 'platinum', 'gold', 'silver', 'bronze', 'copper'];

/** A list of single sponsors says nothing about the order of their tiers, so the usual names are put in their usual order; others follow as they come. */
const inUsualOrder = (tiers: readonly string[]): string[] => {
  const rank = (tier: string): number => {
    const at = usualTiers.findIndex((name) => tier.toLowerCase().startsWith(name));
    return at < 0 ? usualTiers.length : at;
  };
  return tiers.toSorted((a, b) => rank(a) - rank(b));
};

/** The sponsors of a list, and their tiers: in the order of the list where it is grouped by tier, else the highest first. One without a name is quarantined. */
export function sponsorsOf(
  records: readonly SourceRecord[],
  baseUrl: string,
  report: Report,
): { tiers: string[]; sponsors: SponsorRecord[] } {
  const tiers = new Set<string>();
  let grouped = false;
  const sponsors: SponsorRecord[] = [];
  const add = (record: SourceRecord, tier: string): void => {
    const fields = asFields(record.value);
    const members = fields && field(fields, 'sponsors', 'partners', 'items');
    const own = fields ? tierOf(fields, members === undefined ? [] : ['name', 'title']) : '';
    if (own) tiers.add(own);
    if (Array.isArray(members)) {
      grouped = true;
      for (const [index, value] of members.entries()) {
        const place = { ...record.place, pointer: `${record.place.pointer}/sponsors/${index}` };
        add({ value, raw: () => value, place, key: '' }, own || tier);
      }
      return;
    }
    const name = fields ? oneLine(field(fields, 'name', 'title', 'company')) : '';
    if (!fields || name === '') report.quarantine(record.place, 'a sponsor without a name', record.raw());
    else sponsors.push({ sponsor: sponsorOf(fields, name, own || tier, baseUrl, record, report), fields, record });
  };
  for (const record of records) add(record, record.key);
  return { tiers: grouped ? [...tiers] : inUsualOrder([...tiers]), sponsors };
}

/** `level`, `tier` …, or the first of `levels`; a group may call its tier by `name`. */
function tierOf(fields: Fields, more: readonly string[]): string {
  return oneLine(asList(field(fields, 'level', 'tier', 'levels', 'category', 'type', 'package', ...more))[0]);
}

function sponsorOf(fields: Fields, name: string, tier: string, baseUrl: string, { place }: SourceRecord, report: Report): Sponsor {
  const written = oneLine(field(fields, 'logo', 'image', 'logo_url', 'picture'));
  // A bare file name says nothing about where the picture is.
  const logo = written.includes('/') ? mediaAddress(written, baseUrl) : '';
  if (written !== '' && logo === '')
    report.leaveOut('sponsors.logo', 'no address on the web: put the file into assets and name it asset:<file>');
  for (const left of ['contacts', 'email', 'zoom_link'])
    if (field(fields, left) !== undefined) report.leaveOut(`sponsors.${left}`, 'it may be private');
  const { links, unusable } = linksOf(addressesOf(fields), baseUrl);
  const relative = baseUrl === '' ? unusable.filter((address) => /^[\w./ -]+$/.test(address)) : [];
  if (relative.length > 0) report.leaveOut('sponsors.links', 'relative addresses, and the address of the site is not known');
  for (const address of unusable.filter((one) => !relative.includes(one)))
    report.warn('address-unusable', place, `"${name}": no usable address: ${address.slice(0, 100)}`);
  const link = webAddress(oneLine(field(fields, 'website', 'url', 'link', 'homepage', 'landingpage')), baseUrl);
  return { name, tier, logo, link, html: richText(longText(field(fields, 'description', 'text', 'bio', 'about'))), links };
}

/** Films, downloads and further addresses, as lists of `{ label, website }` or single addresses. */
function addressesOf(fields: Fields): unknown[] {
  const entries = ['resources', 'downloads', 'publications', 'links'].flatMap((name) => asList(field(fields, name)));
  const films = ['youtube', 'vimeo', 'video', 'youtubes'].flatMap((name) => asList(field(fields, name)));
  const titled = (entry: unknown): unknown => {
    const known = asFields(entry);
    return known
      ? { title: oneLine(field(known, 'label', 'title', 'name')), url: oneLine(field(known, 'website', 'url', 'link', 'href')) }
      : entry;
  };
  return [...entries.map(titled), ...films.map((film) => (asFields(film) ? titled(film) : { title: 'Film', url: oneLine(film) }))];
}
