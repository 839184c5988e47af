// Where the visitor is, for the parts of the shell: the address itself, the same page in other languages, the pages there are.
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { directionOf } from '../i18n/dates.ts';
import { matchAddress, pagePath } from '../pages/match.ts';
import { pageTable } from '../pages/table.ts';
import { useFrame } from './frame.ts';

/** The address on screen without host: `/home/kardia/kardia2027/en-GB?preview#travel`. */
export function useAddress(): string {
  const { pathname, search, hash } = useLocation();
  return pathname + search + hash;
}

/** The page on screen in one of the event's languages. */
export type LanguageLink = {
  /** xx-XX; for `lang` and `hreflang`. */
  language: string;
  /** Name of the language in itself: `English`, `Türkçe`; with the region where two languages share a name. */
  name: string;
  href: string;
  dir: 'ltr' | 'rtl';
  current: boolean;
};

/**
 * Links to the page on screen in each language of the event (or of `languages`), in their order; query and anchor stay (A §2).
 * One language needs no switch: then the list is empty.
 */
export function useLanguageLinks(languages: readonly string[] = []): readonly LanguageLink[] {
  const { info, language: shown, page, params } = useFrame();
  const { pathname, search, hash } = useLocation();
  return useMemo(() => {
    const offered = languages.length ? languages : info.Languages;
    if (offered.length < 2) return [];
    const address = matchAddress(pathname);
    const [key, own] = address ? [address.page, address.params] : [page, params];
    return offered.map((language) => ({
      language,
      name: languageName(language, offered),
      href: pagePath(key, { instance: info.Instance, event: info.Shortname, language }, own) + search + hash,
      dir: directionOf(language),
      current: language === shown,
    }));
  }, [languages, info, shown, page, params, pathname, search, hash]);
}

/** A language's name in itself, capitalised; the region is added only where another one offered has the same name. */
export function languageName(language: string, offered: readonly string[]): string {
  const own = language.slice(0, 2);
  const twins = offered.some((other) => other !== language && other.startsWith(own));
  const name = new Intl.DisplayNames([language], { type: 'language', languageDisplay: 'standard' }).of(twins ? language : own) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** Whether a page can be opened: a row of the page table with a default document, or a page the event wrote. */
export function usePageExists(): (page: string) => boolean {
  const { model } = useFrame();
  return useMemo(() => {
    const known = new Set(pageTable.map((row) => row.page));
    return (page) => known.has(page) || model.raw.has(`pages/${page}`);
  }, [model]);
}
