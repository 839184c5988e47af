// What somebody states to register, and their profile does not have yet, is kept there: nobody is asked for it twice.
import type { ProfileField } from '../../src/base/profile-fields.ts';
import type { People } from '../people/people.ts';
import { changeProfile, profileOf } from '../profile/profiles.ts';
import { formStateOf } from '../profile/user-answer.ts';
import type { PublishedEvent } from '../published/event.ts';
import type { Account } from '../sessions/caller.ts';

/** A form that is closed stays as it is. */
export async function keepInProfile(
  people: People,
  event: PublishedEvent,
  account: Account,
  person: Readonly<Record<string, string>>,
): Promise<void> {
  const known = profileOf(account);
  const fresh = Object.entries(person).filter(([field]) => known[field as ProfileField] === '');
  if (fresh.length === 0 || (await formStateOf(people, account, event)) !== 'Open') return;
  await changeProfile(people.db, account.id, Object.fromEntries(fresh));
  await people.callers.forget(account.id);
}
