// Reads the cells of one row of jobs, news, awards, preceptorships or episodes as values of its fields; what cannot be used is told with its place.
import type { LocalisedText } from '../../../src/model/fields.ts';
import { cleanedText } from '../collect/cleaned-text.ts';
import { columnsByField } from '../exhibition/columns.ts';
import { foldedName } from '../exhibition/collect-companies.ts';
import type { KnownCompany, WantedPicture } from '../exhibition/rows.ts';
import { type Cell, cellsOf } from '../exhibition/table-companies.ts';
import { isPicturePath, mediaSite, siteAddress } from '../exhibition/web-site.ts';
import type { TableReading } from '../formats/table/table-reading.ts';
import { asFields, carriedText, type Fields, longText, oneLine } from '../reading/fields.ts';
import type { SourceRecord } from '../reading/source-records.ts';
import type { Report } from '../report.ts';
import { countryNamed } from '../values/countries.ts';
import { slugOf } from '../values/identifiers.ts';
import { languagesOf, siteLanguage } from '../values/languages.ts';
import { plainText } from '../values/plain-text.ts';
import { isoOf, readMoment } from '../values/written-times.ts';
import { employmentNamed, yesOrNo } from './fixed-words.ts';
import type { EditorialTable } from './tables.ts';
import type { EditorialField } from './vocabulary.ts';

/** What the rows of a table are read with. */
export type ReadingOfRows = { table: EditorialTable; dates: TableReading; companies: readonly KnownCompany[]; report: Report };

/** The fields of one row; `title` is what messages call it. Empty texts and undefined where the row says nothing. */
export type RowReader = Cell<EditorialField> & {
  title: string;
  /** A line, by language where the source has several. */
  words(field: EditorialField): LocalisedText;
  /** Sanitised HTML, by language where the source has several. */
  html(field: EditorialField): LocalisedText;
  time(field: EditorialField): string | undefined;
  site(field: EditorialField): string;
  /** A whole number within bounds. */
  count(field: EditorialField, most: number): number | undefined;
  year(field: EditorialField): number | undefined;
  flag(field: EditorialField): boolean;
  /** Address of a film, sound or captions: on the web, or a file of the assets (`asset:tv/first.mp4`). */
  media(field: EditorialField): string;
  /** What the table is called: its sheet, or its file. */
  table: string;
  mediaAddress: (written: string) => string;
  /** A value that cannot be used is told. */
  unknown(field: EditorialField, text: string): void;
  country(): string;
  language(): string;
  employment(): string;
  /** Where applications go: addresses and mail addresses stand in either column. */
  application(): { ApplyUrl: string; ApplyEmail: string };
  /** The company of the event that is named by id or name, and the name that stays in words. */
  company(named: EditorialField): { CompanyAccountId: string; name: LocalisedText };
  /** Address of a picture; a file beside the source becomes one of this folder of the assets, named by its path. */
  picture(folder: string): { address: string; wanted: WantedPicture[] };
};

/** Reads a record. */
export function readRow({ value, place }: SourceRecord, { table, dates, companies, report }: ReadingOfRows): RowReader {
  const row: Fields = asFields(value) ?? {};
  const cells = cellsOf<EditorialField>(row, table);
  const { one, all } = cells;
  const columns = columnsByField<EditorialField>(table.choices);
  const title = one('title');
  const told = (message: string): string => `“${title.slice(0, 100)}”: ${message}`;
  const unknown = (field: EditorialField, text: string): void =>
    report.warn('value-unknown', place, told(`the ${field.replace('_', ' ')} “${text.slice(0, 100)}” is not known: the field stays empty`));
  const site = (written: string): string => {
    const address = siteAddress(written);
    if (written !== '' && address === '') report.warn('address-unusable', place, told(`no usable address: ${written.slice(0, 100)}`));
    return address;
  };
  const asWords = (text: string): string => plainText(oneLine(text));
  const asHtml = (text: string): string => cleanedText({ text: longText(text), name: title.slice(0, 100), place }, report);
  const media = (written: string): string => (/^asset:[^\\:?#\s]{1,300}$/.test(written) ? written : mediaSite(written));
  return {
    ...cells,
    title,
    unknown,
    table: table.sheet || table.file,
    mediaAddress: media,
    media: (field) => {
      const written = oneLine(carriedText(all(field)[0]));
      const address = media(written);
      if (written !== '' && address === '')
        report.warn(
          'address-unusable',
          place,
          told(`no usable address of a film or sound: ${written.slice(0, 100)}`),
          'put the file into assets and name it asset:tv/file.mp4, or give its https address',
        );
      return address;
    },
    words: (field) => inLanguages(all(field)[0], asWords),
    html: (field) => inLanguages(all(field)[0], asHtml),
    time: (field) => {
      const text = one(field);
      if (text === '') return undefined;
      const column = columns[field]?.find((name) => carriedText(row[name]) !== '') ?? '';
      const moment = readMoment(text, dates.of(column));
      if (moment && moment.date !== '') return isoOf(moment.date, moment.from, moment.offset);
      report.warn('date-unreadable', place, told(`the ${field} “${text.slice(0, 100)}” is no date that can be read: it is left out`));
      return undefined;
    },
    site: (field) => site(oneLine(carriedText(all(field)[0]))),
    count: (field, most) => {
      const text = one(field);
      const number = text === '' ? Number.NaN : Number(text);
      if (Number.isInteger(number) && number >= 0 && number <= most) return number;
      if (text !== '') unknown(field, text);
      return undefined;
    },
    year: (field) => {
      const text = one(field);
      const year = /(?<!\d)(?:19|20|21)\d{2}(?!\d)/.exec(text.slice(0, 100))?.[0];
      if (text !== '' && year === undefined) unknown(field, text);
      return year === undefined ? undefined : Number(year);
    },
    flag: (field) => {
      if ((columns[field] ?? []).some((column) => row[column] === true)) return true;
      const text = one(field);
      const said = text === '' ? false : yesOrNo(text);
      if (said === undefined) unknown(field, text);
      return said === true;
    },
    country: () => {
      const text = one('country');
      const code = text === '' ? '' : countryNamed(text);
      if (text !== '' && code === '') unknown('country', text);
      return code;
    },
    language: () => {
      const text = one('language');
      if (text === '' || siteLanguage(text) !== undefined) return text.replace('_', '-');
      const { codes } = languagesOf(text);
      if (codes.length !== 1) unknown('language', text);
      return codes.length === 1 ? codes[0]! : '';
    },
    employment: () => {
      const text = one('employment');
      const type = text === '' ? undefined : employmentNamed(text.slice(0, 200));
      if (text !== '' && type === undefined) unknown('employment', text);
      return type ?? '';
    },
    application: () => {
      const found = { ApplyUrl: '', ApplyEmail: '' };
      for (const written of [...all('apply'), ...all('email')].map((entry) => oneLine(carriedText(entry)))) {
        const mail = written.replace(/^mailto:/i, '');
        if (isMailAddress(mail)) found.ApplyEmail ||= mail;
        else found.ApplyUrl ||= site(written);
      }
      return found;
    },
    company: (named) => {
      const name = inLanguages(all(named)[0], asWords);
      const asked = one('company');
      const found = companyIn(companies, asked) ?? companyIn(companies, one(named));
      if (asked !== '' && !found)
        report.warn(
          'company-unknown',
          place,
          told(`no company of the event is “${asked.slice(0, 100)}”`),
          'import the companies first, or name one by its Id',
        );
      if (!found) return { CompanyAccountId: '', name: name === '' ? asked : name };
      return { CompanyAccountId: found.id, name: foldedName(one(named)) === foldedName(found.name) ? '' : name };
    },
    picture: (folder) => {
      const written = oneLine(carriedText(all('picture')[0]));
      if (written === '') return { address: '', wanted: [] };
      if (!isPicturePath(written) || written.includes('://')) {
        const address = mediaSite(written);
        if (address === '') report.warn('address-unusable', place, told(`no usable address: ${written.slice(0, 100)}`));
        return { address, wanted: [] };
      }
      const end = written.lastIndexOf('.');
      const path = `${folder}/${slugOf(written.slice(0, end), 'picture')}.${written.slice(end + 1).toLowerCase()}`;
      return { address: `asset:${path}`, wanted: [{ from: written, to: path, of: title, place }] };
    },
  };
}

/** A value by language (`{ "en": …, "de": … }`), or a key of a text set, as it is; else its text, read as `read` says. */
function inLanguages(value: unknown, read: (text: string) => string): LocalisedText {
  const fields = asFields(value);
  if (fields && typeof fields['key'] === 'string' && Object.keys(fields).length === 1) return { key: fields['key'] };
  const entries = Object.entries(fields ?? {}).map(([code, text]) => [siteLanguage(code), text] as const);
  if (entries.length === 0 || entries.some(([language, text]) => language === undefined || typeof text !== 'string'))
    return read(carriedText(value));
  const filled = entries.map(([language, text]) => [language!, read(text as string)] as const).filter(([, text]) => text !== '');
  return filled.length === 0 ? '' : Object.fromEntries(filled);
}

/** The company with this id or name; undefined for none, and for a name two share. */
function companyIn(companies: readonly KnownCompany[], idOrName: string): KnownCompany | undefined {
  if (idOrName === '') return undefined;
  const byId = companies.find(({ id }) => id === idOrName);
  const named = byId ? [] : companies.filter(({ name }) => foldedName(name) === foldedName(idOrName));
  return byId ?? (named.length === 1 ? named[0] : undefined);
}

/** Whether a text is one mail address and nothing else. */
function isMailAddress(text: string): boolean {
  const [name = '', host = '', ...more] = text.split('@');
  return text.length <= 254 && more.length === 0 && name !== '' && /[^.]\.[^.]/.test(host) && !/[\s<>"/:,;]/.test(text);
}
