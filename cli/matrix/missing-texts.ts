// Texts of a page that a language lacks: another language is the fallback, or a key has no text at all. Found in the model, not on the screen.
import type { Catalog } from '../../component-registry/catalog.ts';
import type { OpenEvent } from '../../server/open-event.ts';
import { bestLanguage } from '../../src/i18n/languages.ts';
import { textsByLanguage } from '../../src/i18n/platform-files.ts';
import type { PageModel, PlacementNode } from '../../src/model/page.ts';
import { pointerKey } from '../../src/model/source.ts';
import type { PlaceReason } from '../explain/reason-places.ts';
import type { Found } from './finding-kinds.ts';

/** Finds the missing texts of one event in one language. */
export type MissingTexts = {
  /** Those of a placement: its props, and the words its component brings. */
  ofPlacement: (node: PlacementNode) => Found[];
  /** Those of the page itself: its title, the labels of its grids. */
  ofPage: (page: PageModel) => Found[];
};

const platform = textsByLanguage();

/** Makes the search; `place` finds lines. */
export function missingTexts({ published, model, language, languages }: OpenEvent, catalog: Catalog, place: PlaceReason): MissingTexts {
  const isSpoken = Object.keys(platform).some((one) => one.slice(0, 2) === language.slice(0, 2));
  const rows = published.texts.rowsIn(language);
  // The event's own text, where it has one in this language; else the platform's.
  const languageOf = new Map([
    ...rows.map((row) => [`${row.setname}.${row.resourcename}`, row.language] as const),
    ...(isSpoken ? Object.keys(platform['en-GB']!).map((key) => [key, language] as const) : []),
  ]);
  const same = (other: string | undefined): boolean => other === undefined || other.slice(0, 2) === language.slice(0, 2);
  const at = (file: string, pointer: string): string => {
    const found = place({ rule: '', outcome: 'show', detail: '', source: { file, pointer } });
    return found.file && `${found.file}:${found.line}`;
  };
  const missing = (message: string, file: string, pointer: string): Found[] => [{ kind: 'text', message, place: at(file, pointer) }];

  const ofText = (text: unknown, file: string, pointer: string): Found[] => {
    if (typeof text !== 'object' || text === null) return [];
    if (isKey(text)) {
      const keys = [text.key, `${text.key}_other`];
      if (!keys.some((key) => languageOf.has(key) || platform['en-GB']![key] !== undefined))
        return missing(`the key ${text.key} has no text`, file, pointer);
      const served = keys.map((key) => languageOf.get(key)).find((one) => one !== undefined) ?? 'en-GB';
      return same(served) ? [] : missing(`the key ${text.key} is missing in ${language}; ${served} stands in`, file, pointer);
    }
    const codes = Object.keys(text);
    if (codes.length > 0 && codes.every(isLanguage)) {
      const served = bestLanguage(
        codes.filter((code) => (text as Record<string, unknown>)[code] !== ''),
        { language, eventLanguages: languages },
      );
      if (served === undefined) return [];
      return same(served) ? [] : missing(`the text is missing in ${language}; ${served} stands in`, file, pointer);
    }
    return Object.entries(text).flatMap(([key, inner]) => ofText(inner, file, `${pointer}/${pointerKey(key)}`));
  };

  const words = new Map<string, Found[]>();
  const ofWords = (name: string): Found[] => {
    const entry = Object.hasOwn(catalog, name) ? catalog[name] : undefined;
    if (!entry || isSpoken) return [];
    const scope = `${entry.domain}.${entry.component}`;
    const keys = Object.keys(entry.texts);
    const lacking = keys.filter((key) => !languageOf.has(`${scope}.${key}`) || !same(languageOf.get(`${scope}.${key}`)));
    if (lacking.length === 0) return [];
    const message = `${lacking.length} of ${keys.length} words of ${name} are missing in ${language}; English stands in`;
    return [{ kind: 'text', message, place: lacking.map((key) => `${scope}.${key}`).join(', ') }];
  };
  return {
    ofPlacement(node) {
      if (!words.has(node.name)) words.set(node.name, ofWords(node.name));
      return [...ofText(node.props, node.source.file, `${node.source.pointer}/props`), ...words.get(node.name)!];
    },
    ofPage: (page) => [
      ...ofText(page.title, model.raw.get(`pages/${page.page}`)?.sources['title']?.file ?? '', '/title'),
      ...Object.values(page.layers)
        .flat()
        .flatMap((grid) => ofText(grid.label, grid.source.file, `${grid.source.pointer}/label`)),
    ],
  };
}

const isLanguage = (code: string): boolean => /^[a-z]{2,3}-[A-Z]{2}$/.test(code);
const isKey = (text: object): text is { key: string } =>
  'key' in text && typeof text.key === 'string' && text.key.includes('.') && Object.keys(text).length === 1;
