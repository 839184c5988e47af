// What is wrong with a value of a profile, the same on the page and on the server; and how a good one is written.
import { countryCodes } from '../../base/countries.ts';
import { genders, type ProfileField, profileFields } from '../../base/profile-fields.ts';

/** Ids a field may choose from, by kind; a kind without a list takes any. */
export type ProfileLists = Readonly<Partial<Record<'title' | 'profession' | 'interests' | 'country' | 'language', ReadonlySet<string>>>>;

/** Why a value is not taken. */
export type ValueFault =
  | 'too-long'
  | 'not-listed'
  | 'no-date'
  | 'date-ahead'
  | 'no-efn'
  | 'no-cme'
  | 'no-vat'
  | 'no-phone'
  | 'no-address'
  | 'no-yes-no';

/** A value as it is kept: trimmed, numbers without the blanks people write in them, a web address with its scheme. */
export function tidyValue(field: ProfileField, value: string): string {
  const { kind } = profileFields[field];
  const text = kind === 'text' ? value.trim() : value.trim().replace(/\s+/g, ' ');
  if (kind === 'efn' || kind === 'vat') return text.replace(/[\s.-]/g, '').toUpperCase();
  if (kind === 'country') return text.toUpperCase();
  if (kind === 'address' && text !== '' && !/^[a-z][a-z\d+.-]*:/i.test(text)) return `https://${text}`;
  return text;
}

/** What is wrong with a tidy value that is not empty. `today` is the day of the event, YYYY-MM-DD. */
export function valueFault(field: ProfileField, value: string, lists: ProfileLists, today: string): ValueFault | undefined {
  const { kind, most } = profileFields[field];
  if (value === '') return undefined;
  if (value.length > most) return 'too-long';
  switch (kind) {
    case 'title':
    case 'profession':
    case 'language':
      return (lists[kind]?.has(value) ?? true) ? undefined : 'not-listed';
    case 'country':
      return (lists.country?.has(value) ?? countryCodes.includes(value)) ? undefined : 'not-listed';
    case 'interests':
      return value.split(' ').every((id) => lists.interests?.has(id) ?? true) ? undefined : 'not-listed';
    case 'gender':
      return (genders as readonly string[]).includes(value) ? undefined : 'not-listed';
    case 'yesNo':
      return value === 'true' || value === 'false' ? undefined : 'no-yes-no';
    case 'date':
      if (!isDay(value)) return 'no-date';
      return value > today ? 'date-ahead' : undefined;
    case 'efn':
      // 15 digits, as the chambers of physicians in Germany give them.
      return /^\d{15}$/.test(value) ? undefined : 'no-efn';
    case 'cme':
      return /^[\p{L}\d][\p{L}\d ./_-]{2,39}$/u.test(value) ? undefined : 'no-cme';
    case 'vat':
      return /^[A-Z]{2}[A-Z\d+*]{2,13}$/.test(value) ? undefined : 'no-vat';
    case 'phone':
      return /^[+(\d][\d ()/.+x-]{3,59}$/i.test(value) && value.replace(/\D/g, '').length >= 4 ? undefined : 'no-phone';
    case 'address':
      return /^https?:\/\//i.test(value) && URL.canParse(value) && new URL(value).hostname.includes('.') ? undefined : 'no-address';
    default:
      return undefined;
  }
}

/** Whether a text is a day of the calendar, YYYY-MM-DD, that somebody alive was born on. */
function isDay(text: string): boolean {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (Number(year) < 1900) return false;
  const days = [31, isLeap(Number(year)) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][Number(month) - 1] ?? 0;
  return Number(day) >= 1 && Number(day) <= days;
}

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
