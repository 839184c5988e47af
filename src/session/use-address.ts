// The current address for the parts of the shell: the address itself, the same page in other languages, the existing pages.
import { useCallback, useMemo } from 'react';
import { useLocation } from 'react-router';
import { directionOf } from '../i18n/direction.ts';
import { addressIn, pagePath } from '../pages/match.ts';
import { isRouted } from '../pages/table.ts';
import { useFrame } from './frame.ts';
import { useDevice } from './use-device.ts';

/** The address on screen without host: `/home/kardia/kardia2027/en-GB?preview#travel`. */
export function useAddress(): string {
  const { pathname, search } = useLocation();
  const hash = useHash();
  return pathname + search + hash;
}

/** The anchor of the address, which no server gets. */
function useHash(): string {
  const { hash } = useLocation();
  return useDevice(() => hash, '');
}

/** Origin of this site, `https://congress.example.org`; an exported one is drawn before anybody knows its host. */
export function useOrigin(): string {
  const { origin, person } = useFrame();
  return useDevice(() => origin, person ? origin : '');
}

/** The page on screen in one of the event's languages. */
export type LanguageLink = {
  /** xx-XX; for `lang` and `hreflang`. */
  language: string;
  /** Name of the language in itself: `English`, `Türkçe`; with the region if two languages share a name. */
  name: string;
  href: string;
  dir: 'ltr' | 'rtl';
  current: boolean;
};

/**
 * Links to the page on screen in each language of the event (or of `languages`), in their order; query and anchor stay (A §2).
 * Empty if there is only one language.
 */
export function useLanguageLinks(languages: readonly string[] = []): readonly LanguageLink[] {
  const { info, language: shown, page, params } = useFrame();
  const { pathname, search } = useLocation();
  const hash = useHash();
  return useMemo(() => {
    const offered = [...new Set(languages.length ? languages : info.Languages)];
    if (offered.length < 2) return [];
    return offered.map((language) => {
      const place = { instance: info.Instance, event: info.Shortname, language };
      return {
        language,
        name: languageName(language, offered),
        // The address keeps its style; one without an event is replaced by the page's own.
        href: (addressIn(pathname, place) ?? pagePath(page, place, params)) + search + hash,
        dir: directionOf(language),
        current: language === shown,
      };
    });
  }, [languages, info, shown, page, params, pathname, search, hash]);
}

/** A language's name in itself, capitalised; with the region only if another offered language has the same name. */
export function languageName(language: string, offered: readonly string[]): string {
  const own = language.slice(0, 2);
  const twins = offered.some((other) => other !== language && other.startsWith(own));
  const name = new Intl.DisplayNames([language], { type: 'language', languageDisplay: 'standard' }).of(twins ? language : own) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** Whether a page can be opened: one of the page table, which has a default document, or one of the event. */
export function usePageExists(): (page: string) => boolean {
  const { model } = useFrame();
  return useCallback((page) => isRouted(page) || model.raw.has(`pages/${page}`), [model]);
}
