// What users state about themselves: the fields of the user form, stored with the account; the names are its columns.
import type { Kysely } from 'kysely';
import { parseJson } from '../../src/base/parse-json.ts';
import { type UserPayload, userPayload } from '../../src/contract/people.ts';
import { isObject } from '../../src/model/is-object.ts';
import { RequestError } from '../http/errors.ts';
import type { Account } from '../sessions/caller.ts';
import type { Tables } from '../store/schema.ts';

type Kept = Pick<Account, 'profile' | 'first_name' | 'surname'>;
const names = Object.keys(userPayload.shape) as (keyof UserPayload)[];

/** The fields of an account; unset ones are empty. */
export function profileOf({ profile, first_name, surname }: Kept): UserPayload {
  const kept = parsed(profile);
  const stated = Object.fromEntries(names.map((name) => [name, typeof kept[name] === 'string' ? kept[name] : ''])) as UserPayload;
  return { ...stated, Firstname: first_name, Surname: surname };
}

/** How often a change is tried again that another one has overtaken. */
const TRIES = 50;

/**
 * Changes the fields that are given and no others; durable when it resolves, and of two changes at once none is lost.
 * Throws RequestError 404 for an account that is deleted.
 */
export async function changeProfile(db: Kysely<Tables>, accountId: number, fields: Partial<UserPayload>): Promise<void> {
  const given = names.filter((name) => fields[name] !== undefined);
  for (let tries = 0; tries < TRIES; tries++) {
    const before = await db
      .selectFrom('accounts')
      .select(['profile', 'first_name', 'surname'])
      .where('id', '=', accountId)
      .executeTakeFirst();
    if (!before) throw new RequestError(404, 'not-found', 'This account is gone.');
    const { Firstname, Surname, ...rest } = { ...profileOf(before), ...Object.fromEntries(given.map((name) => [name, fields[name]])) };
    const { numUpdatedRows } = await db
      .updateTable('accounts')
      .set({ first_name: Firstname, surname: Surname, profile: JSON.stringify({ ...parsed(before.profile), ...rest }) })
      .where('id', '=', accountId)
      // Only if it is still what was read: SQLite has no row locks to hold it with.
      .where('profile', '=', before.profile)
      .where('first_name', '=', before.first_name)
      .where('surname', '=', before.surname)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) return;
  }
  throw new RequestError(503, 'busy', 'This account is being changed elsewhere; try again in a moment.');
}

/** JSON stored by Foyer; `{}` for anything else, so that an invalid row cannot lock its owner out. */
function parsed(profile: string): Record<string, unknown> {
  const value = parseJson(profile);
  return isObject(value) ? value : {};
}
