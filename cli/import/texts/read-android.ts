// Reads the string tables of Android apps (strings.xml): texts, plurals, arrays, escapes, named places.
import { readXml, type XmlElement, placesIn } from '../reading/xml.ts';
import { UnreadableFile } from '../reading/unreadable-file.ts';
import type { Report } from '../report.ts';
import type { ImportFile } from '../result.ts';
import { addText, type Catalogue, type CatalogueText, type PluralForms } from './catalogue.ts';
import { withoutComments } from '../values/without-comments.ts';
import { languageOfPath } from './language-of-path.ts';
import { placeName, withPlaces } from './placeholders.ts';

const categories = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);

/** The catalogue of a file; keys are the names of the texts, `name.1` those of an array. References to other texts are followed. */
export function readAndroid(file: ImportFile, report: Report): Catalogue {
  const { root, text } = readXml(file);
  if (root.name !== 'resources')
    throw new UnreadableFile('not-a-catalogue', file.path, `the root element is <${root.name}>, not <resources>`);
  const at = placesIn(text);
  const catalogue: Catalogue = { file: file.path, language: languageOfPath(file.path), texts: new Map(), missing: 0 };
  for (const element of root.children) {
    const place = { file: file.path, pointer: '', ...at(element) };
    const name = element.attributes['name'] ?? '';
    const read = (key: string, words: CatalogueText): void => addText(catalogue, key, words, place, report);
    if (name === '') report.quarantine(place, 'a text without a name', text.slice(element.start, element.end));
    else if (element.name === 'string') read(name, wordsOf(element, text, false));
    else if (element.name === 'plurals')
      readPlurals(
        element,
        text,
        (words) => read(name, words),
        () => report.quarantine(place, 'no form for any number', text.slice(element.start, element.end)),
      );
    else if (element.name.endsWith('array'))
      for (const [index, item] of element.children.entries()) read(`${name}.${index + 1}`, wordsOf(item, text, false));
    else report.leaveOut(`<${element.name}>`, 'no texts');
  }
  followReferences(catalogue.texts);
  return catalogue;
}

function readPlurals(element: XmlElement, text: string, read: (words: CatalogueText) => void, fail: () => void): void {
  const forms = element.children.flatMap((item): [string, string][] => {
    const quantity = item.attributes['quantity'] ?? '';
    return categories.has(quantity) ? [[quantity, wordsOf(item, text, true)]] : [];
  });
  const last = forms.at(-1)?.[1];
  if (last === undefined) fail();
  else read({ other: last, ...Object.fromEntries(forms) } satisfies PluralForms);
}

/** The words of an element: `<xliff:g id="count">%d</xliff:g>` is the place `{{count}}`; other elements leave their words. */
function wordsOf(element: XmlElement, text: string, plural: boolean): string {
  const written = text.slice(text.indexOf('>', element.start) + 1, Math.max(element.start, text.lastIndexOf('</', element.end)));
  if (element.children.length === 0) return unescaped(withPlaces(element.text, { plural }));
  // The tree keeps the words of an element in one piece, without the places of its children: they are put together again from the text.
  let at = 0;
  let words = '';
  const start = text.indexOf('>', element.start) + 1;
  for (const child of element.children) {
    words += decoded(written.slice(at, child.start - start)) + childWords(child, text, plural);
    at = child.end - start;
  }
  return unescaped(withPlaces(words + decoded(written.slice(at)), { plural }));
}

function childWords(child: XmlElement, text: string, plural: boolean): string {
  const id = child.attributes['id'] ?? '';
  if (child.name !== 'g' || id === '' || !/%/.test(child.text)) return wordsOf(child, text, plural);
  return plural && /%(\d+\$)?[diu]/.test(child.text) ? '{{count}}' : `{{${placeName(id)}}}`;
}

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const decoded = (text: string): string =>
  withoutComments(text)
    .replaceAll(/<!\[CDATA\[|\]\]>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|apos);/g, (_entity, name: string) => signs[name]!)
    .replaceAll(/&#(\d{1,7});/g, (entity, point: string) =>
      Number(point) > 31 && Number(point) <= 0x10ffff ? String.fromCodePoint(Number(point)) : entity,
    );

/** White space is one blank unless it is in quotation marks; `\n`, `\'`, `\u2026` are escapes of characters. */
function unescaped(text: string): string {
  return text
    .trim()
    .split(/(?<!\\)"/)
    .map((part, index) => (index % 2 === 0 ? part.replaceAll(/\s+/g, ' ') : part))
    .join('')
    .split(String.raw`\n`)
    .map((line) => line.trim())
    .join('\n')
    .replaceAll(/\\u([0-9a-fA-F]{4})/g, (_sign, point: string) => String.fromCharCode(Number.parseInt(point, 16)))
    .replaceAll(/\\([t'"@?\\])/g, (_sign, sign: string) => (sign === 't' ? '\t' : sign))
    .trim();
}

/** `@string/other` is that other text; a circle of them stays as it is written. */
function followReferences(texts: Map<string, CatalogueText>): void {
  for (const [key, text] of texts) {
    let found: CatalogueText | undefined = text;
    for (let step = 0; step < 10 && typeof found === 'string' && found.startsWith('@string/'); step++)
      found = texts.get(found.slice('@string/'.length));
    if (found !== undefined && found !== text) texts.set(key, found);
  }
}
