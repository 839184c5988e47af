// What users state about themselves: the fields of the profile, kept with the account by their names on the wire.
import type { Kysely } from 'kysely';
import { countryIdOf } from '../../src/base/countries.ts';
import { parseJson } from '../../src/base/parse-json.ts';
import { type Profile, type ProfileField, profileFieldNames } from '../../src/base/profile-fields.ts';
import { isObject } from '../../src/model/is-object.ts';
import { RequestError } from '../http/errors.ts';
import type { Account } from '../sessions/caller.ts';
import type { Tables } from '../store/schema.ts';

type Kept = Pick<Account, 'profile' | 'first_name' | 'surname' | 'is_professional'>;

/** Names under which profiles were kept before they had those of the wire. */
const before: Readonly<Partial<Record<ProfileField, string>>> = {
  'Contact.Institute': 'Institution',
  'Contact.Department1': 'Department',
  'Contact.Street': 'Street',
  'Contact.ZipCode': 'PostalCode',
  'Contact.City': 'City',
  'Contact.Phone': 'Phone',
};

/** The fields of an account; unset ones are empty. */
export function profileOf({ profile, first_name, surname, is_professional }: Kept): Profile {
  const kept = parsed(profile);
  const read = (name: string | undefined): string => (name !== undefined && typeof kept[name] === 'string' ? kept[name] : '');
  const stated = Object.fromEntries(profileFieldNames.map((name) => [name, name in kept ? read(name) : read(before[name])])) as Profile;
  return {
    ...stated,
    'Contact.CountryId': 'Contact.CountryId' in kept ? stated['Contact.CountryId'] : countryIdOf(read('Country')),
    Firstname: first_name,
    Surname: surname,
    HealthCareProfessional: is_professional === null ? '' : is_professional === 1 ? 'true' : 'false',
  };
}

/** How often a change is tried again that another one has overtaken. */
const TRIES = 50;

/**
 * Changes the fields that are given and no others; durable when it resolves, and of two changes at once none is lost.
 * Throws RequestError 404 for an account that is deleted.
 */
export async function changeProfile(db: Kysely<Tables>, accountId: number, fields: Partial<Profile>): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    const found = await db
      .selectFrom('accounts')
      .select(['profile', 'first_name', 'surname', 'is_professional'])
      .where('id', '=', accountId)
      .executeTakeFirst();
    if (!found) throw new RequestError(404, 'not-found', 'This account is gone.');
    const { Firstname, Surname, HealthCareProfessional, ...rest } = { ...profileOf(found), ...fields };
    const { numUpdatedRows } = await db
      .updateTable('accounts')
      .set({
        first_name: Firstname,
        surname: Surname,
        profile: JSON.stringify(stated(rest)),
        ...('HealthCareProfessional' in fields && {
          is_professional: HealthCareProfessional === '' ? null : Number(HealthCareProfessional === 'true'),
        }),
      })
      .where('id', '=', accountId)
      // Only if it is still what was read: SQLite has no row locks to hold it with.
      .where('profile', '=', found.profile)
      .where('first_name', '=', found.first_name)
      .where('surname', '=', found.surname)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) return;
  }
  throw new RequestError(503, 'busy', 'This account is being changed elsewhere; try again in a moment.');
}

/** Empty fields take no room. */
const stated = (fields: Readonly<Record<string, string>>) => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));

/** JSON stored by Foyer; `{}` for anything else, so that an invalid row cannot lock its owner out. */
function parsed(profile: string): Record<string, unknown> {
  const value = parseJson(profile);
  return isObject(value) ? value : {};
}
