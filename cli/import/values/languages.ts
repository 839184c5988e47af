// Languages of a session out of one field, however it names them.

/** Names people write instead of codes, in the languages of the programmes met so far. */
const names: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ar: 'arabic arabisch العربية',
    cs: 'czech tschechisch čeština',
    da: 'danish dansk',
    de: 'german deutsch allemand',
    en: 'english englisch anglais inglés',
    es: 'spanish spanisch español',
    fr: 'french französisch français',
    it: 'italian italienisch italiano',
    ja: 'japanese japanisch 日本語',
    nl: 'dutch niederländisch nederlands',
    pl: 'polish polnisch polski',
    pt: 'portuguese portugiesisch português',
    ru: 'russian russisch русский',
    sv: 'swedish schwedisch svenska',
    tr: 'turkish türkisch türkçe',
    uk: 'ukrainian ukrainisch українська',
    zh: 'chinese chinesisch 中文',
  }).flatMap(([code, words]) => words.split(' ').map((word) => [word, code] as const)),
);

/** Regions the site's languages have by default (A §1 names the flags); others repeat the code. */
const regions: ReadonlyMap<string, string> = new Map(
  Object.entries({
    en: 'GB',
    zh: 'CN',
    ja: 'JP',
    cs: 'CZ',
    sv: 'SE',
    da: 'DK',
    uk: 'UA',
    ko: 'KR',
    el: 'GR',
    ar: 'EG',
    he: 'IL',
    fa: 'IR',
    hi: 'IN',
  }),
);

/** Two-letter codes in the order written, each once, and the words that are no language. `de, en` and `German/English` give both. */
export function languagesOf(text: string): { codes: string[]; unknown: string[] } {
  const codes = new Set<string>();
  const unknown: string[] = [];
  for (const word of text.split(/[,;/|&+]|\s(?:and|und|et|y)\s/i)) {
    const name = word.trim().toLowerCase();
    if (name === '') continue;
    const code = names.get(name) ?? /^([a-z]{2})(?:[-_][a-z0-9]{2,8}){0,2}$/.exec(name)?.[1];
    if (code) codes.add(code);
    else unknown.push(word.trim());
  }
  return { codes: [...codes], unknown };
}

/** A language of the site as xx-XX; a code without region gets the usual one (`en` is en-GB here, as in new events). Undefined for no code. */
export function siteLanguage(text: string): string | undefined {
  const match = /^([a-z]{2})(?:[-_]([a-z]{2}))?$/i.exec(text.trim());
  if (!match) return undefined;
  const language = match[1]!.toLowerCase();
  return `${language}-${(match[2] ?? regions.get(language) ?? language).toUpperCase()}`;
}
