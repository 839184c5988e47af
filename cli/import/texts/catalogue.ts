// A translation catalogue of another system, read: texts in one language, and what could not be imported.
import type { Place } from '../place.ts';
import type { Report } from '../report.ts';

/** A text by number: its forms by CLDR plural category, `other` always there. */
export type PluralForms = Readonly<Record<string, string>> & { other: string };

/** A text, plain or by number; `{{name}}` is replaced by a value and `{{count}}` by the number. */
export type CatalogueText = string | PluralForms;

/** A catalogue. */
export type Catalogue = {
  file: string;
  /** Language of the site, xx-XX; empty when neither file nor path says it. */
  language: string;
  /** Texts by key; a key without translation is not there, so that fallbacks find another language. */
  texts: Map<string, CatalogueText>;
  /** Keys that wait for their translation. */
  missing: number;
};

/** Adds a text; a key that is there with another text keeps the first and reports it. */
export function addText({ texts }: Catalogue, key: string, text: CatalogueText, place: Place, report: Report): void {
  const known = texts.get(key);
  if (known === undefined) texts.set(key, text);
  else if (JSON.stringify(known) !== JSON.stringify(text))
    report.warn('text-repeated', place, `the text "${key.slice(0, 80)}" stands here a second time: the first counts`);
}
