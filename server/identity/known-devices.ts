// Devices on which somebody has signed in before: a signed cookie for each instance, so that wrong passwords of strangers never lock an owner out (quality S10).
import { createHmac } from 'node:crypto';
import type { People } from '../people/people.ts';
import type { ClientBrowser } from '../routes/client-browser.ts';
import { cookieOptions, deviceCookie } from '../sessions/cookies.ts';
import { hashOf, isEqual, newSecret } from '../sessions/secrets.ts';

/** How long a device is known after its last sign-in, ms. */
const KNOWN = 180 * 86_400_000;
/** Accounts of one instance that a device remembers. */
const MOST_ACCOUNTS = 5;

type Parts = Pick<People, 'keys' | 'clock'>;
/** The fields of an account used here: a new password makes every device unknown. */
type Owner = { id: number; instance_key: string; password_hash: string | null };

/** One entry: `account.device.expires.signature`. */
const entry = /^(\d{1,15})\.([\w-]{43})\.(\d{1,15})\.([\w-]{43})$/;
const entriesOf = (cookie: string | undefined): string[] => (cookie ?? '').split('~').slice(0, MOST_ACCOUNTS);

/** The name of the device for this account; undefined for an unknown device. */
export async function knownDevice({ keys, clock }: Parts, browser: ClientBrowser, owner: Owner | undefined): Promise<string | undefined> {
  if (!owner || owner.password_hash === null) return undefined;
  for (const text of entriesOf(browser.cookie(deviceCookie(owner.instance_key, browser.https)))) {
    const [, account, device = '', expires = '', signature = ''] = entry.exec(text) ?? [];
    if (account !== String(owner.id) || Number(expires) <= clock.now()) continue;
    if (isEqual(signature, sign(await keys('known-devices'), owner, device, expires))) return hashOf(device);
  }
  return undefined;
}

/** Makes the device known for an account that has just signed in; others it knows stay. */
export async function rememberDevice({ keys, clock }: Parts, browser: ClientBrowser, owner: Owner): Promise<void> {
  if (owner.password_hash === null) return;
  const name = deviceCookie(owner.instance_key, browser.https);
  const others = entriesOf(browser.cookie(name)).filter((text) => entry.exec(text)?.[1] !== String(owner.id) && entry.test(text));
  const [device, expires] = [newSecret(), String(clock.now() + KNOWN)];
  const own = [owner.id, device, expires, sign(await keys('known-devices'), owner, device, expires)].join('.');
  browser.setCookie(name, [own, ...others].slice(0, MOST_ACCOUNTS).join('~'), cookieOptions(browser.https, KNOWN / 1000));
}

const sign = (key: string, { id, instance_key, password_hash }: Owner, device: string, expires: string): string =>
  createHmac('sha256', key)
    .update(JSON.stringify([instance_key, id, device, expires, password_hash]))
    .digest('base64url');
