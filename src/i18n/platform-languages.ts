// The languages the platform's own texts come in, and which of them serves a visitor.
import { bestLanguage, type Languages } from './languages.ts';

/** The language of the source texts: every key is there. */
export const ENGLISH = 'en-GB';

/** Languages of `texts/<language>.json`; `en-US` has what differs from `en-GB`. */
export const platformLanguages = [ENGLISH, 'en-US', 'de-DE', 'fr-FR', 'it-IT', 'es-ES', 'zh-CN', 'tr-TR', 'ar-EG'] as const;

/** The language of the platform's texts for a visitor: the visitor's, else the first of the event's that there is, else English. */
export const platformLanguage = (languages: Languages): string => bestLanguage(platformLanguages, languages) ?? ENGLISH;
