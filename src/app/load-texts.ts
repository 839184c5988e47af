// Loads the platform's texts in a visitor's language: one chunk for each set; English is there already.
import { CALL_TIMEOUT } from '../api/http.ts';
import type { Languages } from '../i18n/languages.ts';
import { ENGLISH, platformLanguage } from '../i18n/platform-languages.ts';
import { addPlatformTexts } from '../i18n/platform-texts.ts';

/** Resolves when the texts of these sets are there, and never rejects: where they do not come, English stands in. */
export async function loadTexts(sets: Iterable<string>, languages: Languages): Promise<void> {
  const language = platformLanguage(languages);
  if (language === ENGLISH) return;
  // Which chunks there are is nothing for English visitors, either.
  const list = import('virtual:foyer/texts');
  const loads = [...new Set(sets)].map(async (set) => {
    const load = (await list).loaders[set]?.[language];
    if (load) addPlatformTexts(language, set, (await load()).default);
  });
  await Promise.race([Promise.allSettled(loads), new Promise((done) => setTimeout(done, CALL_TIMEOUT))]);
}
