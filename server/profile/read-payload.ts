// Reads what is sent of a profile (B §3): the fields to change, and the names of those that are not taken. Nothing is dropped in silence.
import { closedStates, type Profile, type ProfileField, profileFieldNames, profileFields } from '../../src/base/profile-fields.ts';
import type { UserPayload, UserProfile } from '../../src/contract/profile-shapes.ts';
import { isObject } from '../../src/model/is-object.ts';
import { tidyValue, valueFault } from '../../src/rules/profile/check-value.ts';
import { RequestError } from '../http/errors.ts';
import type { formOf } from './form-complete.ts';

export type NotTaken = { Field: string; Reason: 'unknown' | 'read-only' | 'not-asked' };
type ReadProfile = { fields: Partial<Record<ProfileField, string>>; notTaken: NotTaken[] };

/** Fields of what is read that nobody changes here. */
const readOnly = new Set([
  'UserId',
  'ImportId',
  'Email',
  'ProfilePicturePath',
  'CountryListV2',
  'TitleList',
  'ProfessionList',
  'InterestList',
  'Form',
]);
/** Most names that an answer repeats, and how much of each. */
const MOST_NAMES = 100;
const LONGEST_NAME = 100;

/** Throws RequestError 400, naming the field and what is wrong with it. */
export function readPayload(
  body: UserPayload,
  { form: { states, lists }, known, today }: { form: ReturnType<typeof formOf>; known: Profile; today: string },
): ReadProfile {
  const fields: ReadProfile['fields'] = {};
  const notTaken: NotTaken[] = [];
  const leave = (Field: string, Reason: NotTaken['Reason']) =>
    notTaken.length < MOST_NAMES && notTaken.push({ Field: Field.slice(0, LONGEST_NAME), Reason });
  for (const [name, written] of entriesOf(body)) {
    if (written === undefined) continue;
    if (readOnly.has(name)) leave(name, 'read-only');
    else if (!Object.hasOwn(profileFields, name)) leave(name, 'unknown');
    else {
      const field = name as ProfileField;
      const value = tidyValue(field, textOf(field, written));
      // What an event does not ask for is not collected; a client that sends what it has read loses nothing.
      if (states.get(field) === 'hidden') {
        if (value !== known[field]) leave(name, 'not-asked');
      } else {
        const fault = valueFault(field, value, lists, today);
        if (fault && value !== known[field]) throw new RequestError(400, fault, `${name}: ${words[fault]}`, name);
        fields[field] = value;
      }
    }
  }
  return { fields, notTaken };
}

const words = {
  'too-long': 'this is too long',
  'not-listed': 'this is not in the list',
  'no-date': 'a day is written YYYY-MM-DD',
  'date-ahead': 'this day is yet to come',
  'no-efn': 'an EFN has 15 digits',
  'no-cme': 'a CME number has 3 to 40 letters, digits and . / - _',
  'no-vat': 'a VAT number begins with two letters of its country',
  'no-phone': 'this is no phone number',
  'no-address': 'this is no web address',
  'no-yes-no': 'true or false',
};

/** The keys of the payload as fields; those of `Contact` by their path, `Gender` as the extended one. */
function entriesOf({ Contact, Gender, GenderExtended, ...rest }: UserPayload): [string, unknown][] {
  const gender = GenderExtended || (Gender === true ? 'male' : Gender === false ? 'female' : (GenderExtended ?? Gender));
  if (
    GenderExtended &&
    Gender !== undefined &&
    Gender !== null &&
    Gender !== (GenderExtended === 'male') &&
    ['male', 'female'].includes(GenderExtended)
  )
    throw new RequestError(400, 'gender-contradicts', 'Gender: it says another thing than GenderExtended', 'Gender');
  const nested = isObject(Contact) ? Object.entries(Contact).map(([name, value]): [string, unknown] => [`Contact.${name}`, value]) : [];
  return [...Object.entries(rest), ['GenderExtended', gender], ...nested];
}

/** A value of the wire as text. Throws RequestError 400 for one of another kind. */
function textOf(field: ProfileField, value: unknown): string {
  if (value === null) return '';
  if (field === 'SelectedInterests') return interestsOf(value).join(' ');
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw new RequestError(400, 'invalid-request', `${field}: a text is expected`, field);
}

/** Interests as a list, as the text of one, or a marker that there are none (B §3). */
function interestsOf(value: unknown): string[] {
  if (Array.isArray(value)) return [...new Set(value.map((one) => String(one).trim()))].filter(Boolean);
  if (typeof value !== 'string' || ['', '[]', '{}'].includes(value.replaceAll(/\s/g, ''))) return [];
  return interestsOf(value.replaceAll(/[[\]"]/g, '').split(','));
}

/** A profile as it is read (B §3): contact nested, gender both ways. */
export function wireProfile(profile: Profile): UserProfile {
  const texts = profileFieldNames.filter((name) => !['HealthCareProfessional', 'SelectedInterests'].includes(name));
  const [own, contact] = [false, true].map((isContact) =>
    Object.fromEntries(
      texts.filter((name) => name.startsWith('Contact.') === isContact).map((name) => [name.replace('Contact.', ''), profile[name]]),
    ),
  );
  return {
    ...own,
    Gender: profile.GenderExtended === 'male' ? true : profile.GenderExtended === 'female' ? false : null,
    HealthCareProfessional: profile.HealthCareProfessional === '' ? null : profile.HealthCareProfessional === 'true',
    SelectedInterests: profile.SelectedInterests.split(' ').filter(Boolean),
    Contact: contact,
  } as UserProfile;
}

/** Refuses a change of a closed form. Throws RequestError 409. */
export function demandOpenForm(status: string): void {
  if (closedStates.has(status)) throw new RequestError(409, 'form-closed', 'This form is closed: nothing can be changed any more.');
}
