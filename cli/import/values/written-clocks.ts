// Clock times as people write them in tables: `9:00 AM`, `9h30`, `0900`, `14:00-15:30 Uhr`, `(16:45-17:45 GMT)`, `午後2時30分`.
import { spanInWords, withClockWords } from './clock-words.ts';
import { plainSigns } from './plain-signs.ts';

/** One or two clock times: HH:MM:SS each, `to` empty for one; `offset` is `Z`, `+01:00` or empty where none is written. */
export type Clocks = { from: string; to: string; offset: string };

/** Longest text of a time, in characters. */
const LONGEST = 80;

/** Hours east of UTC of the abbreviations programmes write; ambiguous ones (IST, CST of China) mean what the most of them mean. */
const abbreviations: Readonly<Record<string, number>> = {
  utc: 0,
  gmt: 0,
  z: 0,
  wet: 0,
  west: 1,
  bst: 1,
  cet: 1,
  mez: 1,
  cest: 2,
  mesz: 2,
  eet: 2,
  eest: 3,
  msk: 3,
  trt: 3,
  est: -5,
  edt: -4,
  cst: -6,
  cdt: -5,
  mst: -7,
  mdt: -6,
  pst: -8,
  pdt: -7,
  akst: -9,
  akdt: -8,
  hst: -10,
  brt: -3,
  art: -3,
  ist: 5.5,
  sgt: 8,
  hkt: 8,
  awst: 8,
  jst: 9,
  kst: 9,
  aest: 10,
  aedt: 11,
  nzst: 12,
  nzdt: 13,
};

const BEFORE_NOON = String.raw`a\.?\s?m\.?|上午|午前|오전|صباحا|ص|π\.?\s?μ\.?`;
const AFTER_NOON = String.raw`p\.?\s?m\.?|下午|午後|오후|مساءا?|ظهرا|م|μ\.?\s?μ\.?`;
const half = `(${BEFORE_NOON}|${AFTER_NOON})`;
const number = String.raw`(\d{1,2})(?:\s?(?:[:.h時点时시])\s?(\d{2})(?:\s?[:分분]\s?(\d{2})?(?:\.\d{1,9})?)?)?(分|분)?`;
const word = String.raw`(uhr|hrs?|h|o'clock|óra|น\.?|時|点|时|시)?`;
const one = String.raw`${half}?\s?${number}\s?${word}\s?${half}?`;
const zone = String.raw`(?:\(?(?:(utc|gmt)?\s?([+-]\d{1,2}(?::?\d{2})?)|([a-z]{1,5}))\)?)?`;
const pattern = new RegExp(
  String.raw`^${one}(?:\s?(?:-|to|bis|until|till|à|a|al|às|as|até|alle|tot|do|do godz\.|до|til|till|–)\s?${one})?\s?${zone}$`,
  'iu',
);
/** `0900`, `0900-1030`: four digits are hours and minutes. */
const digits = /^(\d{2})(\d{2})(?:\s?-\s?(\d{2})(\d{2}))?(?:\s?(?:uhr|h|hrs?))?$/i;

type Hour = { hour: number; minute: string; second: string; half: '' | 'a' | 'p'; marked: boolean };

/** The clock times of a text; undefined when it is none. A number alone (`9`) is none; beside another that is one it is (`9-10:30`). */
export function readClocks(text: string): Clocks | undefined {
  if (text.length > LONGEST) return undefined;
  const signed = plainSigns(text).trim();
  const span = spanInWords(signed);
  const plain = (span?.rest === '' ? span.time : withClockWords(signed))
    .replace(/^\((.*)\)$/, '$1')
    .replace(/^(?:ca\.?|approx\.?|ab|from|starting|starts at|beginn|à partir de|desde las|dalle|od|de|von|das|da|vanaf|fra|från|с)\s/i, '')
    .replace(/^(?:at|um|kl\.?|klo|godz\.?|à|às|a las|alle|ore|saat|الساعة|в)\s/i, '');
  const compact = digits.exec(plain);
  if (compact) {
    const [, hour = '', minute = '', toHour, toMinute = ''] = compact;
    return clocksOf(plainHour(hour, minute), toHour === undefined ? undefined : plainHour(toHour, toMinute), '');
  }
  const match = pattern.exec(plain);
  // Spreadsheets keep an hour as a part of the day: 0.375 is nine o'clock.
  if (/^0?\.\d{3,17}$/.test(plain) || /^0?\.(?:5|75)$/.test(plain)) return partOfDay(Number(plain));
  if (!match) return undefined;
  const offset = offsetOf(match[15], match[16], match[17]);
  return offset === undefined ? undefined : clocksOf(hourOf(match, 1), match[9] === undefined ? undefined : hourOf(match, 8), offset);
}

/** A part of the day as a clock time, to the minute; undefined where it is none that a programme would have. */
function partOfDay(part: number): Clocks | undefined {
  const minutes = Math.round(part * 1440);
  // Times of programmes are full minutes; what is between them is some other number.
  if (Math.abs(part * 1440 - minutes) > 0.01) return undefined;
  const [hour, minute] = [Math.floor(minutes / 60) % 24, minutes % 60];
  return { from: `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}:00`, to: '', offset: '' };
}

const plainHour = (hour: string, minute: string): Hour => ({ hour: Number(hour), minute, second: '00', half: '', marked: true });

/** The seven groups of one clock time from `at`: half, hour, minute, second, sign of minutes, word, half. */
function hourOf(match: RegExpExecArray, at: number): Hour {
  const [before, hour, minute, second, sign, named, after] = match.slice(at, at + 7);
  const written = before ?? after ?? '';
  const which = written === '' ? '' : new RegExp(`^(?:${AFTER_NOON})$`, 'iu').test(written) ? 'p' : 'a';
  return {
    hour: Number(hour),
    minute: minute ?? '00',
    second: second ?? '00',
    half: which,
    marked: Boolean(minute ?? sign ?? named ?? written),
  };
}

function clocksOf(from: Hour, to: Hour | undefined, offset: string): Clocks | undefined {
  if (!from.marked && !to?.marked) return undefined;
  // `2-3:30 PM` are both in the afternoon, `11-1 PM` begins before noon.
  const shared: Hour =
    from.half === '' && to?.half ? { ...from, half: from.hour % 12 <= to.hour % 12 ? to.half : to.half === 'p' ? 'a' : 'p' } : from;
  const first = clockOf(shared);
  // `下午2:00-3:00` ends in the afternoon, too: a half written before the first counts for both.
  const second = to ? clockOf(to.half === '' && isAfter(from, to) ? { ...to, half: from.half } : to) : '';
  return first === undefined || second === undefined ? undefined : { from: first, to: second, offset };
}

/** Whether an end of up to twelve o'clock is behind a start that names its half of the day. */
const isAfter = (from: Hour, to: Hour): boolean =>
  from.half === 'p' && to.hour < 12 && `${from.hour % 12}`.padStart(2, '0') + from.minute < `${to.hour}`.padStart(2, '0') + to.minute;

/** HH:MM:SS; undefined for an hour no clock shows. 24:00 is the end of a day, which is 00:00 of the next. */
function clockOf({ hour, minute, second, half: which }: Hour): string | undefined {
  const full = which === '' ? hour : hour > 12 ? hour : (hour % 12) + (which === 'p' ? 12 : 0);
  if (full > 24 || (full === 24 && minute !== '00') || Number(minute) > 59 || Number(second) > 59) return undefined;
  return `${String(full % 24).padStart(2, '0')}:${minute}:${second}`;
}

/** `+01:00` of `UTC+1`, `+0100`, `CET`; empty for none, undefined for a word that is no zone. */
function offsetOf(base: string | undefined, written: string | undefined, name: string | undefined): string | undefined {
  if (written !== undefined) {
    const [, sign = '', hours = '', minutes = '00'] = /^([+-])(\d{1,2}):?(\d{2})?$/.exec(written) ?? [];
    return Number(hours) > 14 || Number(minutes) > 59 ? undefined : `${sign}${hours.padStart(2, '0')}:${minutes}`;
  }
  const abbreviation = (name ?? base ?? '').toLowerCase();
  if (abbreviation === '') return '';
  const hours = Object.hasOwn(abbreviations, abbreviation) ? abbreviations[abbreviation] : undefined;
  if (hours === undefined) return undefined;
  if (hours === 0) return 'Z';
  const minutes = Math.round(Math.abs(hours) * 60);
  return `${hours < 0 ? '-' : '+'}${String(Math.trunc(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
