// Accounts that people ask for, and the confirmation of their address: nobody but the owner of the mailbox learns whether there was one (quality S11).
import type * as z from 'zod';
import type { createAccount as contract } from '../../src/contract/identity.ts';
import { badRequest } from '../http/errors.ts';
import { onOneLine } from '../mail/mail-address.ts';
import { confirmAddress, createAccount, findAccount, type NewAccount, renewUnconfirmed } from '../people/accounts.ts';
import { addressee, type Desk, sendLater } from './desk.ts';
import { accountOfCode, makeMailCode, useMailCode } from './mail-codes.ts';
import { checkPassword } from './password-rules.ts';

type Asked = z.output<NonNullable<typeof contract.body>>;

/** Takes somebody's wish for an account; what happens is in the letter. Throws RequestError 400 for what is wrong in what was typed, 429, 503. */
export async function askForAccount(desk: Desk, asked: Asked, returnUrl: string): Promise<void> {
  const { people, event } = desk;
  const firstName = nameOf(asked.Firstname, 'Firstname');
  const surname = nameOf(asked.Surname, 'Surname');
  checkPassword(asked);
  const email = asked.Email.trim();
  const key = await addressee(desk, email, 'mail');
  const passwordHash = await people.passwords.hash(asked.Password);
  const account: NewAccount = { email, firstName, surname, passwordHash, termsAccepted: asked.AcceptTermsOfUse };
  // One transaction, one code written, whatever there was: the same work for every address.
  const { id, made, found, code } = await people.db.transaction().execute(async (db) => {
    const within = { db, clock: people.clock };
    const created = await createAccount(within, event.instance, account);
    const before = created === undefined ? await findAccount(db, event.instance, key) : undefined;
    const renewed = before?.blocked_at === null && (await renewUnconfirmed(within, before.id, account)) ? before.id : undefined;
    const waiting = created ?? renewed;
    return { id: waiting, made: created !== undefined, found: before, code: await makeMailCode(within, 'confirm', waiting) };
  });
  if (id !== undefined) {
    await sendLater(desk, 'confirm', { id, email, first_name: firstName }, { code, returnUrl });
    if (made)
      await people.audit.note({
        kind: 'account-created',
        actor: `account:${id}`,
        subject: `account:${id}`,
        place: place(desk),
        detail: '',
      });
    return;
  }
  await sendLater(desk, 'exists', found?.blocked_at === null ? found : undefined, { returnUrl });
}

/** Sends the link to confirm again, where somebody waits for it. */
export async function resendConfirmation(desk: Desk, email: string): Promise<void> {
  const key = await addressee(desk, email, 'mail');
  const found = await findAccount(desk.people.db, desk.event.instance, key);
  const waits = found && found.confirmed_at === null && found.blocked_at === null && found.password_hash !== null ? found : undefined;
  const code = await makeMailCode(desk.people, 'confirm', waits?.id);
  await sendLater(desk, 'confirm', waits, { code });
}

/** Confirms an address by the code of the letter, once. Throws RequestError 400 for a code that does not work. */
export async function confirmByCode({ people, event }: Pick<Desk, 'people' | 'event'>, userId: string, code: string): Promise<void> {
  const owner = { instance: event.instance, accountId: /^\d{1,15}$/.test(userId) ? Number(userId) : -1 };
  const id = await people.db.transaction().execute(async (db) => {
    const within = { db, clock: people.clock };
    const found = await accountOfCode(within, 'confirm', code, owner);
    if (found === undefined || !(await useMailCode(within, 'confirm', code))) return undefined;
    await confirmAddress(within, found);
    return found;
  });
  if (id === undefined) throw spent('code');
  await people.callers.forget(id);
  await people.audit.note({
    kind: 'address-confirmed',
    actor: `account:${id}`,
    subject: `account:${id}`,
    place: place({ event }),
    detail: '',
  });
}

/** The answer to a code that is unknown, used, too old, or somebody else's. */
export const spent = (field: string): Error => badRequest('This link does not work any more; ask for another one.', field);

/** Names of instances in the audit log. */
export const place = ({ event }: Pick<Desk, 'event'>): string => event.instance.toLowerCase();

/** A name on one line. */
function nameOf(typed: string, field: string): string {
  const name = onOneLine(typed, 200);
  if (name === '') throw badRequest('A name is missing.', field);
  return name;
}
