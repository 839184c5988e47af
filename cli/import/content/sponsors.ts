// Sponsors and partners out of lists: flat, or grouped by tier, whichever field holds the tier.
import type { Sponsor } from '../content.ts';
import { asFields, asList, type Fields, field, longText, oneLine } from '../reading/fields.ts';
import type { SourceRecord } from '../reading/source-records.ts';
import type { Report } from '../report.ts';
import { linksOf, type TitledLink } from '../schedule/session-links.ts';
import { mediaAddress, webAddress } from '../values/addresses.ts';
import { isPicturePath } from '../exhibition/web-site.ts';

/** A sponsor, and the record it came from, for the rest of its fields. */
export type SponsorRecord = { sponsor: Sponsor; fields: Fields; record: SourceRecord };

/** What conferences call their tiers, the highest first. */
const usualTiers: readonly RegExp[] = [
  /^(?:title|headline|keystone|principal|main|premium|haupt|hauptsponsor|principal)/,
  /^(?:diamond|diamant|diamante)/,
  /^(?:platin|platine|platino)/,
  /^(?:gold|or\b|oro\b|ouro\b)/,
  /^(?:silver|silber|argent|plata\b|argento|prata)/,
  /^bron[zc]/,
  /^(?:copper|kupfer)/,
];

/** A list of single sponsors says nothing about the order of their tiers, so the usual names are put in their usual order; others follow as they come. */
export const inUsualOrder = (tiers: readonly string[]): string[] => {
  const rank = (tier: string): number => {
    const at = usualTiers.findIndex((name) => name.test(tier.toLowerCase()));
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

/** Fields that are read, or say only how a site of its own lays something out. */
const readFields = new Set(
  'uid id name title company level tier levels category type package logo image logo_url picture website url link homepage landingpage description text bio about resources downloads publications papers links youtube youtubes vimeo video schedule gather_schedule contacts email zoom_link logoontop duplicate sponsors partners items'.split(
    ' ',
  ),
);

function sponsorOf(fields: Fields, name: string, tier: string, baseUrl: string, { place }: SourceRecord, report: Report): Sponsor {
  const written = oneLine(field(fields, 'logo', 'image', 'logo_url', 'picture'));
  // A bare file name says nothing about where the picture is; it may lie beside the source.
  const logo = written.includes('/') ? mediaAddress(written, baseUrl) : '';
  const logoFile = logo === '' && isPicturePath(written) ? written : '';
  if (written !== '' && logo === '' && logoFile === '')
    report.leaveOut('sponsors.logo', 'no address on the web: put the file into assets and name it asset:<file>');
  for (const left of ['contacts', 'email', 'zoom_link'])
    if (field(fields, left) !== undefined) report.leaveOut(`sponsors.${left}`, 'it may be private');
  if (asList(field(fields, 'levels')).length > 1) report.leaveOut('sponsors.levels', 'a company has one tier: the first');
  for (const other of Object.keys(fields))
    if (!readFields.has(other.toLowerCase())) report.leaveOut(`sponsors.${other}`, 'not a field of this format');
  const usable = (names: readonly string[], title: string): TitledLink[] => {
    const { links, unusable } = linksOf(addressesOf(fields, names, title), baseUrl);
    const relative = baseUrl === '' ? unusable.filter((address) => /^[\w./ -]+$/.test(address)) : [];
    if (relative.length > 0) report.leaveOut(`sponsors.${names[0]}`, 'relative addresses, and the address of the site is not known');
    for (const address of unusable.filter((one) => !relative.includes(one)))
      report.warn('address-unusable', place, `"${name}": no usable address: ${address.slice(0, 100)}`);
    return links;
  };
  const link = webAddress(oneLine(field(fields, 'website', 'url', 'link', 'homepage', 'landingpage')), baseUrl);
  const landing = usable(['landingpage'], name).filter(({ Url }) => Url !== link);
  const media = (kind: 'webcast' | 'download', links: readonly TitledLink[]) =>
    links.map(({ Title, Url }) => ({ kind, title: Title, url: Url }));
  return {
    id: oneLine(field(fields, 'UID', 'uid', 'id')),
    name,
    tier,
    logo,
    logoFile,
    link,
    text: longText(field(fields, 'description', 'text', 'bio', 'about')),
    links: [...landing, ...usable(['resources', 'publications', 'papers', 'links'], '')],
    media: [...media('webcast', usable(['youtube', 'vimeo', 'video', 'youtubes'], name)), ...media('download', usable(['downloads'], ''))],
  };
}

/** Addresses of some fields, as lists of `{ label, website }` or single ones, which get `title`. */
function addressesOf(fields: Fields, names: readonly string[], title: string): unknown[] {
  return names
    .flatMap((name) => asList(field(fields, name)))
    .map((entry) => {
      const known = asFields(entry);
      if (!known) return title === '' ? entry : { title, url: oneLine(entry) };
      return {
        title: oneLine(field(known, 'label', 'title', 'name')) || title,
        url: oneLine(field(known, 'website', 'url', 'link', 'href')),
      };
    });
}
