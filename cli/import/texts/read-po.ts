// Reads gettext catalogues (.po): plurals, contexts, fuzzy and obsolete entries; a broken entry costs itself alone.
import { textOf } from '../reading/bytes.ts';
import type { Report } from '../report.ts';
import type { ImportFile } from '../result.ts';
import { siteLanguage } from '../values/languages.ts';
import { addText, type Catalogue, type CatalogueText, type PluralForms } from './catalogue.ts';
import { languageOfPath } from './language-of-path.ts';
import { withPlaces } from './placeholders.ts';
import { categoriesOf } from './plural-categories.ts';

/** An entry as written; `forms` are the translations by number, one for a text without plural. */
type Entry = { line: number; context: string; id: string; plural: string; forms: string[]; fuzzy: boolean };

/** The catalogue of a file. Keys are the original texts; one with a context is `context|text`. Fuzzy entries (guesses of a program) are left out. */
export function readPo(file: ImportFile, report: Report): Catalogue {
  const entries = entriesOf(textOf(file), file.path, report);
  const header = headerOf(entries.find(({ id }) => id === '')?.forms[0] ?? '');
  const language = siteLanguage(header.get('language') ?? '') ?? languageOfPath(file.path);
  const [, count = '2', expression = 'n != 1'] =
    /nplurals\s*=\s*(\d{1,2})\s*;\s*plural\s*=\s*([^;]{1,600})/.exec(header.get('plural-forms') ?? '') ?? [];
  const categories = categoriesOf(expression, Number(count), language);
  const catalogue: Catalogue = { file: file.path, language, texts: new Map(), missing: 0 };
  for (const entry of entries) {
    const { line, context, id, plural, forms, fuzzy } = entry;
    if (id === '') continue;
    const place = { file: file.path, pointer: '', line, column: 1 };
    const key = context === '' ? id : `${context}|${id}`;
    if (fuzzy) report.leaveOut('fuzzy texts', 'they are guesses a translator has not seen');
    if (fuzzy || forms.every((form) => form === '')) catalogue.missing += 1;
    else if (plural === '') addText(catalogue, key, withPlaces(forms[0] ?? '', { plural: false }), place, report);
    else if (!categories) report.quarantine(place, 'the rule of plurals in the header cannot be read', forms);
    else {
      const extra = forms.some((form, index) => form !== '' && !categories[index]);
      if (extra) report.leaveOut('plural forms', 'the language has no numbers of their own for them');
      addText(catalogue, key, pluralText(forms, categories), place, report);
    }
  }
  return catalogue;
}

/** The forms by category; `other` is always there, if need be the last form that has words. */
function pluralText(forms: readonly string[], categories: readonly (Intl.LDMLPluralRule | undefined)[]): CatalogueText {
  const written = forms.flatMap((form, index) =>
    form === '' || !categories[index] ? [] : [[categories[index], withPlaces(form, { plural: true })] as const],
  );
  const last = written.at(-1)?.[1] ?? '';
  return { other: last, ...Object.fromEntries(written) } satisfies PluralForms;
}

const headerOf = (text: string): Map<string, string> =>
  new Map(
    text.split('\n').flatMap((row) => {
      const at = row.indexOf(':');
      return at < 0 ? [] : [[row.slice(0, at).trim().toLowerCase(), row.slice(at + 1).trim()] as const];
    }),
  );

function entriesOf(text: string, file: string, report: Report): Entry[] {
  const entries: Entry[] = [];
  let entry = newEntry(1);
  let target: ((words: string) => void) | undefined;
  let begun = false;
  const close = (line: number): void => {
    if (begun) entries.push(entry);
    entry = newEntry(line);
    begun = false;
    target = undefined;
  };
  for (const [index, row] of text.split(/\r\n|\n|\r/).entries()) {
    const line = index + 1;
    if (row.trim() === '') close(line + 1);
    else if (row.startsWith('#')) {
      // A comment after the texts of an entry begins the next one; `#~` are texts nobody needs any more.
      if (begun) close(line);
      if (/^#,.*\bfuzzy\b/.test(row)) entry.fuzzy = true;
    } else {
      const [, keyword = '', form = '0', quoted] = /^\s*(?:(msgctxt|msgid_plural|msgid|msgstr)(?:\[(\d)\])?\s+)?"(.*)"\s*$/.exec(row) ?? [];
      if (quoted === undefined || (keyword === '' && !target)) {
        report.warn('line-unreadable', { file, pointer: '', line, column: 1 }, `not a line of a catalogue: ${row.slice(0, 80)}`);
        continue;
      }
      if ((keyword === 'msgctxt' || keyword === 'msgid') && (entry.forms.length > 0 || entry.id !== '')) close(line);
      if (keyword !== '') target = writer(entry, keyword, Number(form));
      if (!begun) entry.line = line;
      begun = true;
      target?.(unescaped(quoted));
    }
  }
  close(0);
  return entries;
}

const newEntry = (line: number): Entry => ({ line, context: '', id: '', plural: '', forms: [], fuzzy: false });

function writer(entry: Entry, keyword: string, form: number): (words: string) => void {
  if (keyword === 'msgctxt') return (words) => void (entry.context += words);
  if (keyword === 'msgid') return (words) => void (entry.id += words);
  if (keyword === 'msgid_plural') return (words) => void (entry.plural += words);
  while (entry.forms.length <= form) entry.forms.push('');
  return (words) => void (entry.forms[form] += words);
}

const unescaped = (text: string): string =>
  text.replaceAll(/\\(.)/g, (_sign, sign: string) => ({ n: '\n', t: '\t', r: '\r' })[sign] ?? sign);
