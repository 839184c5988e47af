// What is sent of a profile: each kind of value, what is refused with its place, and what is not taken.
import { expect, test } from 'vitest';
import { type Profile, type ProfileField, profileFieldNames } from '../../src/base/profile-fields.ts';
import type { UserPayload } from '../../src/contract/profile-shapes.ts';
import { RequestError } from '../http/errors.ts';
import { readPayload, wireProfile } from './read-payload.ts';

const empty = Object.fromEntries(profileFieldNames.map((name) => [name, ''])) as Profile;
const states = new Map(profileFieldNames.map((name) => [name, name === 'VAT' ? ('hidden' as const) : ('shown' as const)]));
const form = { states, lists: { title: new Set(['dr']), interests: new Set(['a', 'b']) } };
const read = (body: UserPayload, known: Partial<Record<ProfileField, string>> = {}) =>
  readPayload(body, { form: form as never, known: { ...empty, ...known }, today: '2027-05-03' });
const refusal = (body: UserPayload): unknown => {
  try {
    return read(body);
  } catch (error) {
    return error instanceof RequestError ? [error.status, error.code, error.field] : error;
  }
};

test('values are taken in the forms of the specification', () => {
  const body = {
    TitleId: 'dr',
    Firstname: '  Mira ',
    Gender: false,
    Birthday: '1980-02-29',
    NationalityId: 'at',
    HealthCareProfessional: true,
    Efn: '80276 1234 567890',
    SelectedInterests: ['b', 'a', 'b'],
    Biography: 'One.\n\nTwo.',
    Contact: { City: 'Graz', Www: 'example.org/mira', Phone: '+43 (1) 23-45' },
  };
  const { fields, notTaken } = read(body);
  expect(fields).toEqual({
    TitleId: 'dr',
    Firstname: 'Mira',
    GenderExtended: 'female',
    Birthday: '1980-02-29',
    NationalityId: 'AT',
    HealthCareProfessional: 'true',
    Efn: '802761234567890',
    SelectedInterests: 'b a',
    Biography: 'One.\n\nTwo.',
    'Contact.City': 'Graz',
    'Contact.Www': 'https://example.org/mira',
    'Contact.Phone': '+43 (1) 23-45',
  });
  expect(notTaken).toEqual([]);
  expect(wireProfile({ ...empty, ...fields })).toMatchObject({
    Gender: false,
    HealthCareProfessional: true,
    SelectedInterests: ['b', 'a'],
    Contact: { City: 'Graz', ZipCode: '' },
  });
});

test.each([[null], [''], ['[]'], ['{}'], [{}], [[]]] as unknown[][])('%j is no interest', (none) => {
  expect(read({ SelectedInterests: none } as UserPayload).fields).toEqual({ SelectedInterests: '' });
});

test.each([
  [{ Efn: '12345' }, 'no-efn', 'Efn'],
  [{ Birthday: '1981-02-29' }, 'no-date', 'Birthday'],
  [{ Birthday: '2027-05-04' }, 'date-ahead', 'Birthday'],
  [{ Birthday: '1799-05-04' }, 'no-date', 'Birthday'],
  [{ TitleId: 'duke' }, 'not-listed', 'TitleId'],
  [{ SelectedInterests: ['a', 'c'] }, 'not-listed', 'SelectedInterests'],
  [{ Contact: { CountryId: 'XX' } }, 'not-listed', 'Contact.CountryId'],
  [{ Contact: { Www: 'javascript:alert(1)' } }, 'no-address', 'Contact.Www'],
  [{ Contact: { Phone: 'call me' } }, 'no-phone', 'Contact.Phone'],
  [{ Contact: { City: 'x'.repeat(201) } }, 'too-long', 'Contact.City'],
  [{ GenderExtended: 'robot' }, 'not-listed', 'GenderExtended'],
  [{ GenderExtended: 'male', Gender: false }, 'gender-contradicts', 'Gender'],
] as [UserPayload, string, string][])('%j is refused as %s', (body, code, field) => {
  expect(refusal(body)).toEqual([400, code, field]);
});

test('nothing is dropped in silence', () => {
  const { fields, notTaken } = read({
    Firstname: 'M',
    Email: 'x@example.org',
    VAT: 'AT1234',
    Shoes: 44,
    Contact: { Pager: '1' },
  });
  expect(fields).toEqual({ Firstname: 'M' });
  expect(notTaken).toEqual([
    { Field: 'Email', Reason: 'read-only' },
    { Field: 'VAT', Reason: 'not-asked' },
    { Field: 'Shoes', Reason: 'unknown' },
    { Field: 'Contact.Pager', Reason: 'unknown' },
  ]);
  // What was read is sent back: nothing is lost by it.
  expect(read({ VAT: 'AT1234' }, { VAT: 'AT1234' }).notTaken).toEqual([]);
});
