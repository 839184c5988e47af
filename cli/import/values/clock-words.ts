// Clock times in words: `half past nine`, `quarter to eleven`, `halb zehn`, `noon`.

const hours: readonly (readonly string[])[] = [
  'one two three four five six seven eight nine ten eleven twelve'.split(' '),
  'eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' '),
];
const hour = `(${hours.flat().join('|')}|\\d{1,2})(?![\\p{L}\\p{N}:.])`;
const spoken = new RegExp(
  `(?<![\\p{L}\\p{N}])(half past|quarter past|a quarter past|quarter to|a quarter to|halb|viertel nach|viertel vor)\\s${hour}`,
  'iu',
);
const minutes: Readonly<Record<string, number>> = {
  'half past': 30,
  'quarter past': 15,
  'quarter to': -15,
  halb: -30,
  'viertel nach': 15,
  'viertel vor': -15,
};

/** A text with its first time in words as digits. Programmes take place in the day: half past two is in the afternoon. Titles write `Noon` large. */
export function withClockWords(text: string): string {
  const [whole, words = '', named = ''] = spoken.exec(text) ?? [];
  if (whole === undefined)
    return text.replace(/^(?:12 )?(?:noon|midday)(?![\p{L}\p{N}-])/u, '12:00').replace(/^midnight(?![\p{L}\p{N}-])/u, '24:00');
  const at = hours.map((list) => list.indexOf(named.toLowerCase())).find((index) => index >= 0);
  const number = at === undefined ? Number(named) : at + 1;
  if (number > 12) return text;
  const time = (number < 7 ? number + 12 : number) * 60 + minutes[words.toLowerCase().replace(/^a /, '')]!;
  return text.replace(whole, `${Math.floor(time / 60)}:${String(time % 60).padStart(2, '0')}`);
}
