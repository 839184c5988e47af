// Countries and territories of ISO 3166-1 by their two letters; their names come from Intl in every language.

/** The codes, in alphabetical order. */
export const countryCodes: readonly string[] = (
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK ' +
  'CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS ' +
  'GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV ' +
  'LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM ' +
  'PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR ' +
  'TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'
).split(' ');

/** The countries with their names in a language, in that language's order; those of `first` stand at the head. */
export function countriesIn(
  language: string,
  { only = [], first = [] }: { only?: readonly string[]; first?: readonly string[] } = {},
): { Id: string; Name: string }[] {
  const names = new Intl.DisplayNames([language, 'en-GB'], { type: 'region' });
  const inOrder = new Intl.Collator(language);
  const head = first.filter((code) => countryCodes.includes(code));
  const codes = countryCodes.filter((code) => (only.length === 0 || only.includes(code)) && !head.includes(code));
  const named = (Id: string) => ({ Id, Name: names.of(Id) ?? Id });
  return [...head.map(named), ...codes.map(named).sort((a, b) => inOrder.compare(a.Name, b.Name))];
}

/** Short names that are in use and not those of the standard. */
const alsoCalled: readonly (readonly [name: string, code: string])[] = [
  ['usa', 'US'],
  ['uk', 'GB'],
  ['great britain', 'GB'],
  ['turkey', 'TR'],
  ['czech republic', 'CZ'],
  ['the netherlands', 'NL'],
];

let codesByName: ReadonlyMap<string, string> | undefined;

/** The code of a country from a code or its English name; empty where it is none. */
export function countryIdOf(text: string): string {
  const written = text.trim();
  if (countryCodes.includes(written.toUpperCase())) return written.toUpperCase();
  codesByName ??= new Map([...countriesIn('en-GB').map(({ Id, Name }) => [Name.toLowerCase(), Id] as const), ...alsoCalled]);
  return codesByName.get(written.toLowerCase()) ?? '';
}

/** `countryName('Germany', 'de-DE')` is Deutschland: of a code or an English name; any other text is returned unchanged. */
export function countryName(written: string, language: string): string {
  const code = countryIdOf(written);
  return code === '' ? written : (new Intl.DisplayNames([language, 'en-GB'], { type: 'region' }).of(code) ?? written);
}
