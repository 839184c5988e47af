// foyer diff --effective: which pages look different, for whom and when; for every page, persona, container and language.
import { type Catalog, loadCatalog } from '../../component-registry/catalog.ts';
import { type OpenEvent, openEvent } from '../../server/open-event.ts';
import { localise } from '../../src/i18n/localise.ts';
import { isByLanguage } from '../../src/diff/words.ts';
import type { EventModel } from '../../src/model/event.ts';
import type { LocalisedText } from '../../src/model/fields.ts';
import type { PlacementNode } from '../../src/model/page.ts';
import { pageEffects, type PageVersion } from '../../src/diff/effective/effective-page.ts';
import { mergeEffects, type EffectStatement } from '../../src/diff/effective/merge-effects.ts';
import { eventRules } from '../../src/rules/event-rules.ts';
import { personas } from '../../src/rules/personas.ts';
import { propsOf } from './compare.ts';
import type { Scope, Side } from './read-sides.ts';

/** What changed on one page of an event. `added` and `removed` pages have no statements. */
export type EffectivePage = { event: string; page: string; change: 'changed' | 'added' | 'removed'; statements: EffectStatement[] };

/** An event's pages that look different; `languages` are those both versions have, times are read in `timeZone`. */
export type EffectiveEvent = {
  event: string;
  timeZone: string;
  languages: string[];
  addedLanguages: string[];
  removedLanguages: string[];
  pages: EffectivePage[];
};

/** Compares the events both sides have. */
export async function effectiveDiff(scopes: readonly Scope[], before: Side, after: Side): Promise<EffectiveEvent[]> {
  const catalog = await loadCatalog();
  return scopes.flatMap((scope) => {
    const [old, now] = [openSide(before, scope.before, catalog), openSide(after, scope.after, catalog)];
    return scope.level === 'event' && old && now ? [effectiveEvent(scope.name, old, now)] : [];
  });
}

type Opened = { event: OpenEvent; version: (page: string) => PageVersion | undefined };

function effectiveEvent(name: string, before: Opened, after: Opened): EffectiveEvent {
  const [old, now] = [before.event, after.event];
  const languages = now.languages.filter((language) => old.languages.includes(language));
  const pages = [...new Set([...old.pages, ...now.pages])].sort().flatMap((page): EffectivePage[] => {
    const [was, is] = [before.version(page), after.version(page)];
    if (!was || !is) return was || is ? [{ event: name, page, change: is ? 'added' : 'removed', statements: [] }] : [];
    const where = { instance: now.folder.instance, event: now.folder.event, page };
    const statements = mergeEffects(pageEffects(was, is, { personas, languages, where }));
    return statements.length ? [{ event: name, page, change: 'changed', statements }] : [];
  });
  return {
    event: name,
    timeZone: now.timeZone,
    languages,
    addedLanguages: now.languages.filter((language) => !old.languages.includes(language)),
    removedLanguages: old.languages.filter((language) => !now.languages.includes(language)),
    pages,
  };
}

function openSide({ folder }: Side, prefix: string | undefined, catalog: Catalog): Opened | undefined {
  const [instance, event] = (prefix ?? '').split('/');
  if (!instance || !event) return undefined;
  const opened = openEvent(folder.files, { instance, event });
  const texts = textsByLanguage(folder.files, opened);
  const look = createLook(catalog, opened.languages, texts);
  return {
    event: opened,
    version: (name) => {
      const page = opened.page(name);
      return page && { page, ...eventRules(opened.model, opened.timeZone), timeZone: opened.timeZone, look };
    },
  };
}

/** The texts of an event in each language; each is read on first use. */
function textsByLanguage(
  files: Side['folder']['files'],
  { folder, language: own, model }: OpenEvent,
): (language: string) => EventModel['texts'] {
  const read = new Map([[own, model.texts]]);
  return (language) => {
    let texts = read.get(language);
    if (!texts) read.set(language, (texts = openEvent(files, folder, language).model.texts));
    return texts;
  };
}

/** What a placement shows in a language, as a text to compare: its component, its size, its props in words of that language. */
function createLook(
  catalog: Catalog,
  eventLanguages: readonly string[],
  texts: (language: string) => EventModel['texts'],
): PageVersion['look'] {
  const props = propsOf(catalog);
  const known = new WeakMap<PlacementNode, Readonly<Record<string, unknown>>>();
  return (node, language) => {
    let own = known.get(node);
    if (!own) known.set(node, (own = props(node)));
    return JSON.stringify([
      node.name,
      node.span,
      node.area,
      node.broken?.message,
      inWords(own, (text) => localise(text, { language, eventLanguages }, texts(language))),
    ]);
  };
}

/** A value with every text by language or by key replaced by its words; keys in one order. */
function inWords(value: unknown, words: (text: LocalisedText) => string): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((entry) => inWords(entry, words));
  const entries = Object.entries(value);
  if (isByLanguage(value) || (entries.length === 1 && entries[0]![0] === 'key' && typeof entries[0]![1] === 'string'))
    return words(value as LocalisedText);
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, entry]) => [key, inWords(entry, words)]));
}
