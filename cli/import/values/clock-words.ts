// Clock times in words: `half past nine`, `halb zehn`, `noon`, `dalle 10 alle 11`, `de 9 h à 10 h`.

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

const sign = String.raw`(?:uhr|heures?|horas?|hrs?|hs|hod\.?|godz\.?|uur|h)`;
const article = String.raw`(?:(?:ore|oră|ora|orele|las|le|les|godz\.?|godziny|hodin|h)\s)?`;
const digitsOf = String.raw`(\d{1,2})(?:\s?[:.h]\s?(\d{2}))?(?:\s?(${sign})(?![\p{L}\p{N}]))?`;
/** Words that stand before an hour alone, and those that may stand before any number. */
const ofHours = 'dalle|das|de las|desde las|de les';
const ofNumbers = 'de la|de|da|desde|od|від|от|с|з|von|from|van|fra|från';
const spanOfHours = new RegExp(
  String.raw`^(?:(${ofHours})|${ofNumbers})\s${article}${digitsOf}\s(?:alle|às|as|até as|até|a las|hasta las|hasta|a les|fins a les|à|a|la|do|до|to|bis|tot|til|till)\s${article}${digitsOf}(?![\p{L}\p{N}]|[:.]\d|\s?%|\s?[ap]\.?\s?m)\s?[:|,–—-]?\s?(.*)$`,
  'iu',
);

/** Begin and end of a text that says them in words, as `9:00-10:30`, and what follows; `isSure` where a sign or word says that they are hours. */
export type SpanInWords = { time: string; rest: string; isSure: boolean };

/**
 * The hours a text begins with in words: `dalle 10 alle 11`, `de 9 h à 10 h`, `od 9 do 10`. Undefined where the second is not behind the first:
 * `From 9 to 5` is a title.
 */
export function spanInWords(text: string): SpanInWords | undefined {
  const match = text.length > 400 ? null : spanOfHours.exec(text);
  if (!match) return undefined;
  const [, word, from = '', fromMinutes, fromSign, to = '', toMinutes, toSign, rest = ''] = match;
  const clockOf = (hour24: string, past = '00'): string => `${hour24.padStart(2, '0')}:${past}`;
  const [first, second] = [clockOf(from, fromMinutes), clockOf(to, toMinutes)];
  const isSure = [word, fromMinutes, fromSign, toMinutes, toSign].some((one) => one !== undefined);
  // Numbers alone are hours of a day: `De 1 a 10` is a scale.
  if (first >= second || second > '24:00' || (!isSure && Number(from) < 7)) return undefined;
  return { time: `${first}-${second}`, rest, isSure };
}

/**
 * The lines of a text with hours in words as digits. Numbers without any sign of hours (`de 9 a 10 Apertura`) count where three lines begin so;
 * a line below one that only holds a time is its title and stays.
 */
export function withSpansInDigits(lines: readonly string[]): string[] {
  const spans = lines.map(spanInWords);
  const isManner = spans.filter((span) => span && !span.isSure).length >= 3;
  return lines.map((line, at) => {
    const span = spans[at];
    const above = lines[at - 1] ?? '';
    const isBelowTime = spans[at - 1]?.rest === '' || /^\d{1,2}[:.h]\d{2}[\d:.h\s–-]*$/u.test(above);
    return span && !isBelowTime && (span.isSure || isManner) ? `${span.time} ${span.rest}`.trim() : line;
  });
}
