// Texts of the app's own screens and notices; they must be there even when the event's are not.
import { ENGLISH, platformLanguage } from '../i18n/platform-languages.ts';
import { addPlatformTexts, translate } from '../i18n/translate.ts';
import type { EventTexts } from '../model/event.ts';
import english from './texts/en-GB.json' with { type: 'json' };

addPlatformTexts(ENGLISH, 'app', english);

const none: EventTexts = new Map();

/** `appText(language)('retry')`: a text of the app in a language (`xx` or `xx-XX`), else in English. */
export function appText(language: string): (key: keyof typeof english) => string {
  // One of few: on the server anybody may name a language.
  const languages = { language: platformLanguage({ language, eventLanguages: [] }), eventLanguages: [] };
  return (key) => translate(`app.${key}`, {}, languages, none);
}
