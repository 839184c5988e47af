// The texts of an event by key and language, from a configuration folder or as published, with those of the platform below them.
import type { ResourceRow } from '../../src/contract/core.ts';
import { textsByLanguage } from '../../src/i18n/platform-files.ts';
import type { ConfigurationFile, EventFolder } from '../../src/model/adapters/configuration-files.ts';
import { filesToRows } from '../../src/model/adapters/files-to-rows.ts';
import { openEvent } from '../../server/open-event.ts';
import { preparePublishedEvent } from '../../server/published/event.ts';
import { publishedEvent } from '../store/published-event.ts';
import { storeOfEnvironment } from '../store/environment-store.ts';

/** Texts by full key (`set.key`), then by language. */
export type TextsByKey = ReadonlyMap<string, Readonly<Record<string, string>>>;

/** The texts of an event. */
export type TextsOfEvent = {
  /** `instance/event`. */
  name: string;
  /** Languages of the event (xx-XX), the first is its own. */
  languages: readonly string[];
  own: TextsByKey;
  platform: TextsByKey;
  /** Documents that use a key, by full key. */
  uses: ReadonlyMap<string, readonly string[]>;
};

/** The texts of an event in a folder that has been read; those of its instance count as its own. */
export const textsOfFolder = (files: readonly ConfigurationFile[], folder: EventFolder): TextsOfEvent =>
  eventTextsOfRows(`${folder.instance}/${folder.event}`, openEvent(files, folder).languages, filesToRows(files, folder).rows);

/** The texts of the version visitors see now. Throws UsageError when the store has no such event. */
export async function textsOfPublished(name: string): Promise<TextsOfEvent> {
  const store = await storeOfEnvironment();
  try {
    const { id, instance, event } = await publishedEvent(store, name);
    const { version } = (await store.events()).find((one) => one.id === id)!;
    const stored = (await store.load(id, version))!;
    const { languages } = preparePublishedEvent({ id, instance, shortName: event, version }, stored).about;
    return eventTextsOfRows(`${instance}/${event}`, languages, stored.rows);
  } finally {
    await store.close();
  }
}

/** The texts among the rows of an event, with those of the platform. */
export function eventTextsOfRows(name: string, languages: readonly string[], rows: readonly ResourceRow[]): TextsOfEvent {
  const own = new Map<string, Record<string, string>>();
  const uses = new Map<string, string[]>();
  for (const { setname, resourcename, resourcevalue, language } of rows) {
    if (language !== undefined) add(own, `${setname}.${resourcename}`, language, resourcevalue);
    else
      for (const [, key] of resourcevalue.matchAll(/"key"\s*:\s*"([\w.-]+)"/g)) {
        const known = uses.get(key!) ?? [];
        if (!known.includes(resourcename)) uses.set(key!, [...known, resourcename]);
      }
  }
  return { name, languages, own, platform: (platform ??= platformTexts()), uses };
}

/** Read once: one command asks for the texts of one event. */
let platform: TextsByKey | undefined;

function platformTexts(): TextsByKey {
  const found = new Map<string, Record<string, string>>();
  for (const [language, texts] of Object.entries(textsByLanguage()))
    for (const [key, text] of Object.entries(texts)) add(found, key, language, text);
  return found;
}

function add(texts: Map<string, Record<string, string>>, key: string, language: string, text: string): void {
  const known = texts.get(key) ?? {};
  known[language] = text;
  texts.set(key, known);
}
