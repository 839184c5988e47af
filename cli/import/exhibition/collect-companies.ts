// Companies of any source as rows: one row a company, however many rows of the source name it.
import type { CompanyMediaRow, CompanyRow, ProductRow } from '../../../src/model/documents/exhibition.ts';
import { fits } from '../collect/checked-rows.ts';
import { cleanedText } from '../collect/cleaned-text.ts';
import type { Place } from '../place.ts';
import type { Report } from '../report.ts';
import type { TitledLink } from '../schedule/session-links.ts';
import { slugOf, sourceId, uniqueIds } from '../values/identifiers.ts';
import type { WrittenBooth } from './booth-list.ts';
import type { WantedPicture } from './rows.ts';

/** What a source says about a company; empty where it says nothing. Addresses are absolute, pictures absolute or a path beside the source. */
export type WrittenCompany = {
  id: string;
  name: string;
  short: string;
  /** As the source writes it: HTML, Markdown or plain. */
  text: string;
  tags: string[];
  tier: string;
  sort: number | undefined;
  booths: WrittenBooth[];
  logo: string;
  picture: string;
  website: string;
  contact: NonNullable<CompanyRow['Contact']>;
  person: string;
  links: TitledLink[];
  /** Films and files. */
  media: { kind: 'webcast' | 'download'; title: string; url: string }[];
  products: string[];
  place: Place;
  raw: () => unknown;
};

/** The companies of one import. */
export type Companies = {
  /** Adds what a row says; a company that is there already gets what it lacks. */
  add(company: WrittenCompany): void;
  /** Id of the company with this id or name; empty for none. */
  idOf(idOrName: string): string;
  /** What was added, as rows. Booths name their hall by its name. */
  rows(): {
    companies: (CompanyRow & { booths: WrittenBooth[] })[];
    media: CompanyMediaRow[];
    products: ProductRow[];
    pictures: WantedPicture[];
  };
};

/** A name for comparisons: no marks, no signs, no case. */
export const foldedName = (name: string): string =>
  name
    .slice(0, 300)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** An empty collection. */
export function collectCompanies(report: Report): Companies {
  const all: WrittenCompany[] = [];
  const byId = new Map<string, WrittenCompany>();
  const byName = new Map<string, WrittenCompany>();
  const ids = new Map<WrittenCompany, string>();
  const unique = uniqueIds();
  return {
    add: (company) => {
      const name = foldedName(company.name) || company.name;
      const same = (company.id !== '' && byId.get(company.id)) || undefined;
      const named = byName.get(name);
      // Two ids are two companies, whatever they are called.
      const there = same ?? (named && (company.id === '' || named.id === '' || named.id === company.id) ? named : undefined);
      if (there) {
        merge(there, company, report);
        return;
      }
      if (named)
        report.warn('company-name-twice', company.place, `“${company.name}” is there with the id ${named.id} already: both are kept`);
      all.push(company);
      if (company.id !== '') byId.set(company.id, company);
      if (!named) byName.set(name, company);
      ids.set(company, unique(sourceId(company.id, 'company') || slugOf(company.name, 'company')));
    },
    idOf: (idOrName) => {
      const found = byId.get(idOrName) ?? byName.get(foldedName(idOrName) || idOrName);
      return found ? (ids.get(found) ?? '') : '';
    },
    rows: () => {
      const parts = all.map((company) => rowsOf(company, ids.get(company)!, report));
      return {
        companies: parts.flatMap(({ row }) => row ?? []),
        media: parts.flatMap(({ media }) => media),
        products: parts.flatMap(({ products }) => products),
        pictures: parts.flatMap(({ pictures }) => pictures),
      };
    },
  };
}

/** Fills what the first row of a company lacks; booths, tags, links and files of both count. What differs is told. */
function merge(there: WrittenCompany, more: WrittenCompany, report: Report): void {
  const differing: string[] = [];
  for (const key of ['short', 'text', 'logo', 'picture', 'website', 'person'] as const)
    if (there[key] === '') there[key] = more[key];
    else if (more[key] !== '' && more[key] !== there[key]) differing.push(key);
  there.id ||= more.id;
  there.sort ??= more.sort;
  there.contact = { ...more.contact, ...there.contact };
  // A company in two tiers stands in the first; the other can be found as a tag.
  if (there.tier === '') there.tier = more.tier;
  else if (more.tier !== '' && more.tier !== there.tier) there.tags = union(there.tags, [more.tier]);
  there.tags = union(there.tags, more.tags);
  there.products = union(there.products, more.products);
  there.booths = uniqueBy([...there.booths, ...more.booths], ({ hall, number }) => `${hall}\n${number}`);
  there.links = uniqueBy([...there.links, ...more.links], ({ Url }) => Url);
  there.media = uniqueBy([...there.media, ...more.media], ({ url }) => url);
  report.tell('company-merged', more.place, `“${there.name}” is in several rows: they are one company`);
  if (differing.length > 0)
    report.warn('company-differs', more.place, `“${there.name}”: its rows differ in ${differing.join(', ')}: the first counts`);
}

function rowsOf(company: WrittenCompany, Id: string, report: Report) {
  const { name, short, tags, tier, sort, website, contact, person, links, place } = company;
  const pictures: WantedPicture[] = [];
  const picture = (written: string, suffix: string): string => {
    if (written === '' || written.startsWith('https:')) return written;
    const to = `companies/${slugOf(Id, 'company')}${suffix}.${/\.([a-z]{3,4})$/i.exec(written)![1]!.toLowerCase()}`;
    pictures.push({ from: written, to, of: name, place });
    return `asset:${to}`;
  };
  const row: CompanyRow & { booths: WrittenBooth[] } = {
    Id,
    Name: name,
    ...(short !== '' && { Short: short }),
    ...descriptionOf(company, report),
    ...(tags.length > 0 && { Tags: tags }),
    ...(tier !== '' && { SponsorType: tier }),
    ...(sort !== undefined && { Sort: sort }),
    ...(company.logo !== '' && { LogoPath: picture(company.logo, '') }),
    ...(company.picture !== '' && { PicturePath: picture(company.picture, '-picture') }),
    ...(website !== '' && { Website: website }),
    ...(Object.keys(contact).length > 0 && { Contact: contact }),
    ...(links.length > 0 && { Links: links }),
    ...(person !== '' && { Team: [{ DisplayName: person }] }),
    booths: company.booths,
  };
  if (!fits('companies', row, place, report, company.raw)) return { row: undefined, media: [], products: [], pictures: [] };
  const media = company.media.map(({ kind, title, url }, index): CompanyMediaRow => ({
    Id: `${Id}-${index + 1}`,
    CompanyAccountId: Id,
    Kind: kind,
    Title: title,
    Url: url,
  }));
  const products = company.products.map((product): ProductRow => ({
    Id: slugOf(`${Id} ${product}`, 'product'),
    CompanyAccountId: Id,
    Name: product,
  }));
  return {
    row,
    media: media.filter((one) => fits('company-media', one, place, report, company.raw)),
    products: products.filter((one) => fits('products', one, place, report, company.raw)),
    pictures,
  };
}

/** The sanitised text; a text longer than a field holds is shortened, so that it does not cost the row. */
export function descriptionOf(written: Pick<WrittenCompany, 'text' | 'name' | 'place'>, report: Report): { Description?: string } {
  const html = cleanedText(written, report);
  return html === '' ? {} : { Description: html };
}

const union = (one: readonly string[], other: readonly string[]): string[] => [...new Set([...one, ...other])];
const uniqueBy = <T>(list: readonly T[], key: (one: T) => string): T[] => {
  const first = new Map<string, T>();
  for (const one of list) if (!first.has(key(one))) first.set(key(one), one);
  return [...first.values()];
};
