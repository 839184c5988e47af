// The language of a catalogue from the folder it lies in.
import { siteLanguage } from '../values/languages.ts';

/**
 * `values-pt-rBR/strings.xml`, `values-pt-rBR.strings.xml`, `values-b+sr+Latn/strings.xml`, `locale/ar/LC_MESSAGES/django.po`, `de.po`, `app.de-DE.po` → xx-XX. Empty when the
 * path says nothing; `values/` without more is the language a program is written in, English nearly always.
 */
export function languageOfPath(path: string): string {
  const android = /(?:^|\/)values(?:-([a-z]{2})(?:-r([A-Z]{2}))?|-b\+([a-z]{2})(?:\+[A-Za-z]{4})?(?:\+([A-Z]{2}))?)?(?:\/|\.)/.exec(path);
  if (android)
    return siteLanguage(`${android[1] ?? android[3] ?? 'en'}${android[2] || android[4] ? `-${android[2] ?? android[4]}` : ''}`) ?? '';
  const gettext =
    /(?:^|\/)([a-z]{2}(?:[-_][A-Za-z]{2})?)\/LC_MESSAGES\//.exec(path) ?? /(?:^|[/.])([a-z]{2}(?:[-_][A-Z]{2})?)\.po$/.exec(path);
  return gettext ? (siteLanguage(gettext[1]!) ?? '') : '';
}
