// Reads gettext catalogues (.po): plurals, contexts, fuzzy and obsolete entries; a broken entry costs itself alone.
import { textOf } from '../reading/bytes.ts';
import type { Report } from '../report.ts';
import type { ImportFile } from '../result.ts';
import { siteLanguage } from '../values/languages.ts';
import { addText, type Catalogue, type CatalogueText, type PluralForms } from './catalogue.ts';
import { languageOfPath } from './language-of-path.ts';
import { withPlaces } from './placeholders.ts';
import { categoriesOf } from './plural-categories.ts';
import { poEntries, type PoHeader } from './po-entries.ts';

/** The catalogue of a file. Keys are the original texts; one with a context is `context|text`. Fuzzy entries (guesses of a program) are left out. */
export function readPo(file: ImportFile, report: Report): Catalogue {
  const { entries, header } = poEntries(textOf(file), file.path, report);
  const language = siteLanguage(header.language) ?? languageOfPath(file.path);
  const categories = headerCategories(header, language);
  const catalogue: Catalogue = { file: file.path, language, texts: new Map(), missing: 0 };
  for (const entry of entries) {
    const { line, context, id, plural, forms, fuzzy } = entry;
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

/** The category of each form by the rule of plurals in the header; undefined when it cannot be read. Without a rule it is that of English. */
export function headerCategories({ pluralForms }: PoHeader, language: string): ReturnType<typeof categoriesOf> {
  const [, count = '2', expression = 'n != 1'] = /nplurals\s*=\s*(\d{1,2})\s*;\s*plural\s*=\s*([^;]{1,600})/.exec(pluralForms) ?? [];
  return categoriesOf(expression, Number(count), language);
}
