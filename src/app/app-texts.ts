// Texts of the app's own screens and notices; they must be there even when the event's are not.
import { platformLanguage } from '../i18n/platform-languages.ts';
import { platformBundles } from '../i18n/platform-texts.ts';
import english from './texts/en-GB.json' with { type: 'json' };

/** `appText(language)('retry')`: a text of the app in a language (`xx` or `xx-XX`), else in English. None of them has places or numbers. */
export function appText(language: string): (key: keyof typeof english) => string {
  const own = platformLanguage({ language, eventLanguages: [] });
  return (key) => platformBundles.find((bundle) => bundle.scope === 'app' && bundle.language === own)?.texts[key] ?? english[key];
}
