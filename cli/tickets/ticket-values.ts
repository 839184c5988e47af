// Values of a ticket list: what is written becomes a flag, a time or days, or a reason why not; nothing is guessed.
import { parseTime } from '../../src/clock/zone.ts';
import { oneLine } from '../import/reading/fields.ts';

/** A row that cannot be imported; the message is the reason. */
export class BadRow extends Error {}

const yes: ReadonlySet<string> = new Set(['true', 'yes', 'y', '1', 'ja', 'wahr']);
const no: ReadonlySet<string> = new Set(['false', 'no', 'n', '0', 'nein', 'falsch', '']);

/** Text of one line. Throws BadRow for what is no text, and for more than `most` characters. */
export function textValue(value: unknown, name: string, most = 300): string {
  if (typeof value === 'object' && value !== null) throw new BadRow(`${name} is a list or an object, not a text`);
  const text = typeof value === 'boolean' ? String(value) : oneLine(value);
  if (text.length > most) throw new BadRow(`${name} has ${text.length} characters, ${most} are the limit`);
  return text;
}

/** A flag; empty is false. Throws BadRow for a text that is neither yes nor no. */
export function flagValue(value: unknown, name: string): boolean {
  if (typeof value === 'boolean') return value;
  const text = textValue(value, name).toLowerCase();
  if (yes.has(text)) return true;
  if (no.has(text)) return false;
  throw new BadRow(`${name} is “${text.slice(0, 40)}”, which is neither yes nor no`);
}

/** A time as written, ISO 8601; null for none. Throws BadRow for an unreadable one. */
export function timeValue(value: unknown, name: string): string | null {
  const text = textValue(value, name);
  if (text === '') return null;
  if (!parseTime(text)) throw new BadRow(`${name} is “${text.slice(0, 40)}”, not a time such as 2027-05-03 or 2027-05-03T08:00`);
  return text;
}

/** Days YYYY-MM-DD, sorted; null for none. Throws BadRow for what is no day. */
export function daysValue(value: unknown): string[] | null {
  const parts = Array.isArray(value) ? value.map((one) => textValue(one, 'days')) : textValue(value, 'days', 2000).split(/[\s,;|]+/);
  const days = parts.filter(Boolean);
  for (const day of days)
    if (parseTime(day)?.kind !== 'day') throw new BadRow(`days holds “${day.slice(0, 40)}”, not a day such as 2027-05-03`);
  return days.length === 0 ? null : [...new Set(days)].sort();
}

/** An address in the form people write it, without blanks around it; empty for none. Throws BadRow for what is none. */
export function addressValue(value: unknown): string {
  const text = textValue(value, 'email', 320);
  if (text !== '' && !/^[^\s@,;<>]+@[^\s@,;<>]+$/.test(text)) throw new BadRow('email is not one e-mail address');
  return text;
}
