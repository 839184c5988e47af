// Texts by key through i18next: those of an event over those of the platform, language by language.
import { createInstance, type FormatterModule, type i18n } from 'i18next';
import type { EventTexts } from '../model/event.ts';
import type { Languages } from './languages.ts';
import { formerKeys } from './former-keys.ts';
import { ENGLISH, platformLanguage } from './platform-languages.ts';
import { type PlatformBundle, platformBundles } from './platform-texts.ts';

/** Values for the `{{name}}` places of a text; `count` also chooses the plural form. */
export type TextValues = Readonly<Record<string, string | number>>;

const NAMESPACE = 'texts';
const PLURAL = /_(zero|one|two|few|many|other)$/;

/** A key without its plural form: `left_one` → `left`. */
export const baseKey = (key: string): string => key.replace(PLURAL, '');

/** Texts in the languages that may serve a visitor; `own` are those of the event, `read` counts the bundles of the platform it has. */
type Instance = {
  i18n: i18n;
  serving: ReadonlySet<string>;
  own: ReadonlySet<string>;
  read: number;
  /** Texts made so far, by key and values: lists ask for the same few hundreds of times. */
  made: Map<string, string>;
};
/** Texts kept at most. */
const MOST_MADE = 2000;
const instances = new WeakMap<EventTexts, Map<string, Instance>>();

/** The text of a key (`set.key`) with its places filled in; empty where no language has one. An unknown place stays as written. */
export function translate(key: string, values: TextValues, languages: Languages, texts: EventTexts): string {
  const byLanguage = instances.get(texts) ?? new Map<string, Instance>();
  if (byLanguage.size === 0) instances.set(texts, byLanguage);
  const name = [languages.language, ...languages.eventLanguages].join();
  let instance = byLanguage.get(name);
  if (!instance) byLanguage.set(name, (instance = createTexts(languages, texts)));
  // What the platform was given since.
  for (; instance.read < platformBundles.length; instance.read++) {
    addBelow(instance, platformBundles[instance.read]!);
    instance.made.clear();
  }
  const asked = `${key} ${JSON.stringify(values)}`;
  let text = instance.made.get(asked);
  if (text === undefined) {
    if (instance.made.size >= MOST_MADE) instance.made.clear();
    instance.made.set(asked, (text = make(instance, key, values)));
  }
  return text;
}

function make(instance: Instance, key: string, values: TextValues): string {
  const { count } = values;
  // Where no number is at hand the general form is the one.
  if (typeof count !== 'number') return instance.i18n.t([key, `${key}_other`], { replace: values, nest: false });
  return instance.i18n.t(key, { replace: values, nest: false, count });
}

function createTexts(languages: Languages, texts: EventTexts): Instance {
  const { language, eventLanguages } = languages;
  const resources: Record<string, { [NAMESPACE]: Record<string, string> }> = { [ENGLISH]: { [NAMESPACE]: {} } };
  const own = new Set<string>();
  for (const [writtenKey, { text, language: written }] of texts) {
    const key = formerKeys.get(writtenKey) ?? writtenKey;
    // Written under both names, the present one counts.
    if (text === '' || (key !== writtenKey && texts.has(key))) continue;
    // `de-AT` serves a request for `de-DE` like its own.
    const code = written === '' || written.slice(0, 2) === language.slice(0, 2) ? language : written;
    (resources[code] ??= { [NAMESPACE]: {} })[NAMESPACE][key] = text;
    own.add(`${code} ${baseKey(key)}`);
  }
  const i18n = createInstance();
  void i18n.use(formatter).init({
    lng: language,
    fallbackLng: [platformLanguage(languages), ...eventLanguages, ENGLISH, ...Object.keys(resources)],
    load: 'currentOnly',
    resources,
    ns: [NAMESPACE],
    keySeparator: false,
    nsSeparator: false,
    ignoreJSONStructure: false,
    parseMissingKeyHandler: () => '',
    // React escapes what it draws.
    interpolation: { escapeValue: false, alwaysFormat: true },
  });
  return { i18n, serving: new Set(i18n.languages), own, read: 0, made: new Map() };
}

/** An event that replaces one plural form of a text replaces them all: languages differ in how many there are. */
function addBelow({ i18n, serving, own }: Instance, { language, scope, texts }: PlatformBundle): void {
  if (!serving.has(language)) return;
  const free = Object.entries(texts).flatMap(([key, text]): [string, string][] =>
    own.has(`${language} ${scope}.${baseKey(key)}`) ? [] : [[`${scope}.${key}`, text]],
  );
  // `deep` puts them into what is there; otherwise all of it is copied for each bundle.
  i18n.addResourceBundle(language, NAMESPACE, Object.fromEntries(free), true, true, { skipCopy: true, silent: true });
}

const numbers = new Map<string, Intl.NumberFormat>();

/** Numbers as the language writes them. */
const formatter: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format(value: unknown, _format, language = ENGLISH) {
    if (typeof value !== 'number') return value as string;
    let format = numbers.get(language);
    if (!format) numbers.set(language, (format = new Intl.NumberFormat(language)));
    return format.format(value);
  },
};
