// Loads the locale by which dayjs writes dates in a language: one small chunk each; English is built in.
import { localeNames } from './locale-names.ts';

const locales = import.meta.glob('../../node_modules/dayjs/locale/*.js');

/** Resolves when dates of the language can be written. Never rejects: where the chunk does not come, or dayjs has none, English is the fallback. */
export async function loadDateLocale(language: string): Promise<void> {
  const load = localeNames(language)
    .map((name) => locales[`../../node_modules/dayjs/locale/${name}.js`])
    .find((one) => one !== undefined);
  await load?.().catch(() => undefined);
}
