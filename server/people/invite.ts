// Invites somebody: an account without password, and a code with which its owner activates it (A §3 Transfer).
import { makeMailCode } from '../identity/mail-codes.ts';
import { createAccount, findAccount } from './accounts.ts';
import type { People } from './people.ts';

/** Who is invited. */
export type Invited = { instance: string; email: string; firstname: string; surname: string; isStaff: boolean };

/** The account, and the code of the letter; `isNew` false when there was one. No code for an account that has its password already. */
export type Invitation = { accountId: number; isNew: boolean; code: string | undefined };

/** Makes or finds the account and its code; an older invitation no longer works. Staff is set, never taken away. */
export async function invite(
  { db, clock, callers, audit }: Pick<People, 'db' | 'clock' | 'callers' | 'audit'>,
  who: Invited,
  actor: string,
): Promise<Invitation> {
  const invitation = await db.transaction().execute(async (within): Promise<Invitation> => {
    const newcomer = { email: who.email, firstName: who.firstname, surname: who.surname, passwordHash: null };
    const made = await createAccount({ db: within, clock }, who.instance, newcomer);
    const { id, password_hash } = (await findAccount(within, who.instance, who.email))!;
    if (who.isStaff) await within.updateTable('accounts').set({ is_staff: 1 }).where('id', '=', id).execute();
    if (password_hash !== null) return { accountId: id, isNew: false, code: undefined };
    const code = await makeMailCode({ db: within, clock }, 'transfer', { accountId: id });
    return { accountId: id, isNew: made !== undefined, code };
  });
  await callers.forget(invitation.accountId);
  await audit.note({
    kind: 'invited',
    actor,
    subject: `account:${invitation.accountId}`,
    place: who.instance,
    detail: who.isStaff ? 'staff' : '',
  });
  return invitation;
}
