// Countries as people write them: a code, or a name in one of the languages of the site.
import { countriesIn, countryCodes } from '../../../src/base/countries.ts';

const languages = ['en-GB', 'de-DE', 'fr-FR', 'es-ES', 'it-IT', 'tr-TR', 'zh-CN', 'ar-EG', 'pt-PT', 'ja-JP'];

/** Usual short names that are no names of the standard. */
const aliases: Readonly<Record<string, string>> = {
  usa: 'US',
  'united states of america': 'US',
  uk: 'GB',
  'great britain': 'GB',
  england: 'GB',
  eeuu: 'US',
};

/** Marks, case and signs do not count: `Türkiye`, `TURKIYE`. */
const folded = (name: string): string =>
  name
    .slice(0, 100)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

let codes: ReadonlyMap<string, string> | undefined;

/** The code of ISO 3166-1, two letters; empty where the text is no country. */
export function countryNamed(text: string): string {
  const written = text.trim();
  if (countryCodes.includes(written.toUpperCase())) return written.toUpperCase();
  codes ??= new Map([
    ...languages.toReversed().flatMap((language) => countriesIn(language).map(({ Id, Name }) => [folded(Name), Id] as const)),
    ...Object.entries(aliases),
  ]);
  return codes.get(folded(written)) ?? '';
}
