// How long something takes, as programmes write it.
import { oneLine } from '../reading/fields.ts';

/** Longest duration accepted, in minutes: 31 days. */
const LONGEST = 31 * 24 * 60;

/**
 * Minutes of a duration; undefined when it is unreadable or longer than 31 days.
 * A number is minutes. `HH:MM` is hours and minutes, also beyond a day (`90:00` is ninety hours). Three parts are days, hours and
 * minutes (`1:02:30`) unless the middle one is 24 or more: then they can only be hours, minutes and seconds (`00:45:00`).
 * `seconds` says that three parts always are hours, minutes and seconds. ISO 8601 (`PT1H30M`) is read too,
 * and so are sums (`15 min + 5 min Q&A`).
 */
export function minutesOf(value: unknown, seconds = false): number | undefined {
  const text = oneLine(value);
  const minutes = fromSum(text) ?? fromOne(text, seconds);
  return minutes !== undefined && minutes <= LONGEST ? minutes : undefined;
}

const fromOne = (text: string, seconds = false): number | undefined =>
  fromClock(text, seconds) ?? fromIso(text) ?? fromHours(text) ?? fromNumber(text.replace(unit, ''));

/** What the second part of a sum is for. */
const discussed =
  /\s(?:for\s)?(?:q\s?&\s?a|q\s?and\s?a|disc(?:ussion|\.)?|questions?|diskussion|disk\.|aussprache|fragen|discusión|preguntas|débat)$/i;

/** `15 min + 5 min Q&A`, `20+10`: a talk and what follows it. */
function fromSum(text: string): number | undefined {
  const parts = text.split('+');
  if (parts.length < 2 || parts.length > 4 || text.length > 80) return undefined;
  const minutes = parts.map((part) => fromOne(part.trim().replace(discussed, '')));
  return minutes.reduce((sum, one) => (sum === undefined || one === undefined ? undefined : sum + one), 0);
}

function fromClock(text: string, seconds: boolean): number | undefined {
  const match = /^(?:(\d{1,3}):)?(\d{1,3}):(\d{1,2})$/.exec(text);
  if (!match) return undefined;
  const [first, middle, last] = [Number(match[1] ?? 0), Number(match[2]), Number(match[3])];
  if (last > 59) return undefined;
  if (match[1] === undefined || (middle < 24 && !seconds)) return first * 24 * 60 + middle * 60 + last;
  return middle < 60 ? first * 60 + middle + Math.round(last / 60) : undefined;
}

function fromIso(text: string): number | undefined {
  const match = /^P(?:(\d{1,3})D)?(?:T(?:(\d{1,4})H)?(?:(\d{1,6})M)?(?:\d{1,6}S)?)?$/i.exec(text);
  if (!match || /^PT?$/i.test(text)) return undefined;
  return Number(match[1] ?? 0) * 24 * 60 + Number(match[2] ?? 0) * 60 + Number(match[3] ?? 0);
}

const hours =
  /^(\d{1,3}(?:[.,]\d{1,3})?)\s?(?:h|hrs?|hours?|std\.?|stunden?|heures?|horas?|or[ae]|saat|t|tuntia?|godz|hod|時間|ساعة)\.?(?:\s?(\d{1,2})\s?(?:m|min\p{L}{0,5}|分)?\.?)?$/iu;

/** `1h30`, `1 h 30 min`, `1.5 Stunden`, `2時間`. */
function fromHours(text: string): number | undefined {
  const match = hours.exec(text);
  return match ? Math.round(Number(match[1]!.replace(',', '.')) * 60) + Number(match[2] ?? 0) : undefined;
}

/** `45 min`, `45m`, `45 Minuten`, `45'`, `45分`. */
const unit = /\s?(?:min(?:\.|s|uten?|utes?|utos?|uti)?|mn?|['’′]|分|دقيقة|dk\.?)$/i;

const fromNumber = (text: string): number | undefined => (/^\d{1,6}(\.\d{1,6})?$/.test(text) ? Math.round(Number(text)) : undefined);
