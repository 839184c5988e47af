// Evaluates a password attempt, wherever it is made: a known device is always checked, others are slowed down, and an account under attack is locked to them for a while.
import { RequestError } from '../http/errors.ts';
import { sourceOf } from '../http/network-of.ts';
import type { People } from '../people/people.ts';
import { noteWrongPassword } from '../people/wrong-passwords.ts';
import type { ClientBrowser } from '../routes/client-browser.ts';
import { type AddressKey, countAttempt, forgive } from './failures.ts';
import { knownDevice } from './known-devices.ts';

/** The part of `People` it uses. */
export type PasswordAttemptParts = Pick<People, 'db' | 'clock' | 'keys' | 'attempts' | 'audit'>;

/** Whose password it would be; `account` undefined for an address without one. */
export type Asked = {
  key: AddressKey;
  account: { id: number; instance_key: string; password_hash: string | null } | undefined;
  browser: ClientBrowser;
};

/** `right`; `locked`: right, but locked for unknown devices; `wrong` for everything else. */
export type PasswordAttempt = 'right' | 'locked' | 'wrong';

/** Looks at a password by `fits`, which does the same work whatever there is. Throws RequestError 429 with the seconds to wait, 503. */
export async function attemptPassword(
  parts: PasswordAttemptParts,
  { key, account, browser }: Asked,
  fits: () => Promise<boolean>,
): Promise<PasswordAttempt> {
  const { attempts } = parts;
  const device = await knownDevice(parts, browser, account);
  if (device !== undefined && attempts.isTrusted(device)) {
    if (await fits()) return 'right';
    attempts.addOfDevice(device);
    await noteWrongPassword(parts, { accountId: account?.id, place: key.instance });
    return 'wrong';
  }
  // Counted as wrong before it is checked: concurrent attempts have no free tries.
  const { key: network, isShared } = sourceOf(browser.request);
  const takeBack = attempts.begin({ account: accountKey(key), network, isShared });
  const { attempt, locks } = await countAttempt(parts, key);
  if (!(await fits()) || attempt === 'blocked') {
    await noteWrongPassword(parts, { accountId: account?.id, place: key.instance });
    if (locks) await noteLock(parts, key.instance, account?.id);
    return 'wrong';
  }
  if (attempt === 'locked') return 'locked';
  takeBack();
  await forgive(parts, key);
  return 'right';
}

/** A new password was set by mail: all waits end. */
export async function endWaits({ db, attempts }: Pick<People, 'db' | 'attempts'>, key: AddressKey): Promise<void> {
  attempts.clear(accountKey(key));
  await forgive({ db }, key);
}

const accountKey = ({ instance, email }: AddressKey): string => `${instance} ${email}`;

/** A lock is noted for unknown addresses, too: the same work, and organisers see a guesser; the address itself is not kept. */
const noteLock = ({ audit }: PasswordAttemptParts, instance: string, accountId: number | undefined): Promise<void> =>
  audit.note({ kind: 'locked', actor: '', subject: accountId === undefined ? '' : `account:${accountId}`, place: instance, detail: '' });

/** The one answer to an unknown address, a wrong password and a locked account. */
export const wrongCredentials = (): RequestError =>
  new RequestError(401, 'wrong-credentials', 'E-mail address and password do not fit together.');
