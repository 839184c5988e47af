// The rows of tables of companies as companies.
import { asFields, asList, carriedText, type Fields, longText, oneLine } from '../reading/fields.ts';
import type { SourceRecord } from '../reading/source-records.ts';
import type { Report } from '../report.ts';
import { plainText } from '../values/plain-text.ts';
import { plainName, tagsIn } from '../vocabulary/canonical-fields.ts';
import { boothsIn } from './booth-list.ts';
import { columnsByField } from './columns.ts';
import type { Companies, WrittenCompany } from './collect-companies.ts';
import type { ExhibitionTable } from './tables.ts';
import type { ExhibitionField } from './vocabulary.ts';
import { isPicturePath, mediaSite, siteAddress } from './web-site.ts';

/** Reads one field of a row: the first of its columns that is filled, else the default of the mapping. */
export type Cell<Field extends string = ExhibitionField> = {
  one: (field: Field) => string;
  long: (field: Field) => string;
  all: (field: Field) => readonly unknown[];
};

/** The cells of a row by field. */
export function cellsOf<Field extends string = ExhibitionField>(
  row: Fields,
  table: Pick<ExhibitionTable, 'choices' | 'defaults'>,
): Cell<Field> {
  const columns = columnsByField<Field>(table.choices);
  const all = (field: Field): readonly unknown[] => {
    const filled = (columns[field] ?? []).flatMap((column) => asList(row[column])).filter((value) => carriedText(value) !== '');
    return filled.length > 0 ? filled : asList(table.defaults[field]);
  };
  const first = (field: Field): string => carriedText(all(field)[0]);
  return { one: (field) => plainText(oneLine(first(field))), long: (field) => longText(first(field)), all };
}

/** Columns that nothing takes, once for each row that fills them; `of` is what the table lists, in words. */
export function tellLeftColumns(
  table: Pick<ExhibitionTable, 'choices' | 'records'>,
  leaveOut: ReadonlySet<string>,
  report: Report,
  of = 'an exhibition',
): void {
  for (const { column, field, why } of table.choices) {
    if (field !== '' || leaveOut.has(plainName(column))) continue;
    const reason = why === 'no known name' ? `no field of ${of} is called so; name it in mapping.json` : why;
    for (const { value } of table.records) if (oneLine(asFields(value)?.[column]) !== '') report.leaveOut(column, reason);
  }
}

/** Adds every row of a table of companies; one without a name is quarantined. */
export function addListedCompanies(table: ExhibitionTable, companies: Companies, report: Report): void {
  for (const record of table.records) {
    const company = companyOf(record, table, report);
    if (company) companies.add(company);
  }
}

function companyOf(record: SourceRecord, table: ExhibitionTable, report: Report): WrittenCompany | undefined {
  const { value, place, raw } = record;
  const { one, long, all } = cellsOf(asFields(value) ?? {}, table);
  const name = one('company');
  if (name === '') {
    report.quarantine(place, 'a company without a name', raw());
    return undefined;
  }
  const unusable = (address: string): void =>
    report.warn('address-unusable', place, `“${name}”: no usable address: ${address.slice(0, 100)}`);
  const site = (field: ExhibitionField): string => {
    const written = oneLine(all(field)[0]);
    const address = siteAddress(written);
    if (written !== '' && address === '') unusable(written);
    return address;
  };
  const picture = (field: 'logo' | 'picture'): string => {
    const written = oneLine(all(field)[0]);
    if (written === '') return '';
    const address = isPicturePath(written) && !written.includes('://') ? written : mediaSite(written);
    if (address === '') unusable(written);
    return address;
  };
  const sort = Number(one('sort').replace(',', '.'));
  const film = site('video');
  const network = (field: 'linkedin' | 'x' | 'facebook' | 'instagram', Title: string) => {
    const Url = site(field);
    return Url === '' ? [] : [{ Title, Url }];
  };
  return {
    id: one('id'),
    name,
    short: one('short'),
    text: long('description'),
    tags: all('tags').flatMap(tagsIn),
    tier: one('tier'),
    sort: one('sort') !== '' && Number.isFinite(sort) ? sort : undefined,
    booths: boothsIn(all('booth'), one('hall')),
    logo: picture('logo'),
    picture: picture('picture'),
    website: site('website'),
    contact: filled({
      Street: one('street'),
      ZipCode: one('zip'),
      City: one('city'),
      Country: one('country'),
      Email: one('email'),
      Phone: one('phone'),
    }),
    person: one('contact'),
    links: [
      ...network('linkedin', 'LinkedIn'),
      ...network('x', 'X'),
      ...network('facebook', 'Facebook'),
      ...network('instagram', 'Instagram'),
    ],
    media: [
      ...(film === '' ? [] : [{ kind: 'webcast' as const, title: name, url: film }]),
      ...all('brochure').flatMap((written) => {
        const url = siteAddress(oneLine(written));
        if (url === '') unusable(oneLine(written));
        return url === '' ? [] : [{ kind: 'download' as const, title: name, url }];
      }),
    ],
    products: all('products').flatMap(productsIn),
    place,
    raw,
  };
}

/** Names of products in one cell, one a line or between semicolons. */
const productsIn = (value: unknown): string[] =>
  longText(value)
    .split(/[;|\n]/)
    .map((name) => oneLine(name))
    .filter((name) => name !== '');

const filled = <T extends Record<string, string>>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')) as Partial<T>;
