// The words of SurveyJS itself (choose, required, yes and no) in the languages of the platform, loaded when needed.

/** By language: the code of SurveyJS, and its file. */
const locales: Readonly<Record<string, readonly [code: string, load: () => Promise<unknown>]>> = {
  de: ['de', () => import('survey-core/i18n/german')],
  fr: ['fr', () => import('survey-core/i18n/french')],
  it: ['it', () => import('survey-core/i18n/italian')],
  es: ['es', () => import('survey-core/i18n/spanish')],
  zh: ['zh-cn', () => import('survey-core/i18n/simplified-chinese')],
  tr: ['tr', () => import('survey-core/i18n/turkish')],
  ar: ['ar', () => import('survey-core/i18n/arabic')],
};

/** Loads the words for a language (xx-XX); returns the code SurveyJS knows it by, English where it has none. */
export async function loadSurveyLocale(language: string): Promise<string> {
  const [code, load] = locales[language.slice(0, 2)] ?? [];
  if (!code) return 'en';
  await load!().catch(() => undefined);
  return code;
}
