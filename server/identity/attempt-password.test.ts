// What an attempt is worth, with the password check replaced: a device that guesses too often is like any other, and within a lock only a few attempts are answered at all.
import { expect, onTestFinished, test } from 'vitest';
import { databases } from '../fixture/stores.ts';
import { createAccount } from '../people/accounts.ts';
import { createAudit } from '../people/audit.ts';
import { createServerKeys } from '../people/server-keys.ts';
import type { ClientBrowser } from '../routes/client-browser.ts';
import { openStore } from '../store/store.ts';
import { attemptPassword } from './attempt-password.ts';
import { createAttempts, FREE_TRIES } from './attempts.ts';
import { rememberDevice } from './known-devices.ts';
import { MOST_WRONG } from './lockout.ts';

const START = Date.parse('2027-05-03T08:00:00Z');
const EMAIL = 'mira@example.org';

/** A browser at an address of its own, which keeps its cookies. */
function browserAt(ip: string): ClientBrowser {
  const cookies = new Map<string, string>();
  return {
    https: true,
    request: { ip, headers: {} },
    cookie: (name: string) => cookies.get(name),
    setCookie: (name: string, value: string) => cookies.set(name, value),
  } as unknown as ClientBrowser;
}

async function opened() {
  const database = await databases[0]!.make();
  const store = await openStore(database.location);
  onTestFinished(async () => {
    await store.close();
    await database.remove();
  });
  const time = { now: START };
  const clock = { now: () => time.now };
  const parts = {
    db: store.db,
    clock,
    keys: createServerKeys(store.db),
    attempts: createAttempts(clock),
    audit: createAudit({ db: store.db, clock }),
  };
  const id = (await createAccount(parts, 'demo', { email: EMAIL, firstName: 'Mira', surname: 'Sample', passwordHash: 'h' }))!;
  const account = { id, instance_key: 'demo', password_hash: 'h' };
  const attempt = (browser: ClientBrowser, isRight: boolean) =>
    attemptPassword(parts, { key: { instance: 'demo', email: EMAIL }, account, browser }, async () => isRight);
  /** Wrong ones of as many networks as it takes to lock the account. */
  const lock = async (): Promise<void> => {
    for (let nth = 0; nth < MOST_WRONG; nth += 1) expect(await attempt(browserAt(`198.51.100.${nth}`), false)).toBe('wrong');
  };
  const known = async (): Promise<ClientBrowser> => {
    const browser = browserAt('203.0.113.1');
    await rememberDevice(parts, browser, account);
    return browser;
  };
  return { attempt, lock, known, time };
}

test('a known device gets in while the account is locked, until it has guessed a hundred times itself', async () => {
  const { attempt, lock, known } = await opened();
  const own = await known();
  await lock();
  for (let nth = 0; nth < 99; nth += 1) expect(await attempt(own, false)).toBe('wrong');
  expect(await attempt(own, true)).toBe('right');
  expect(await attempt(own, false)).toBe('wrong');
  expect(await attempt(own, true)).toBe('locked');
});

test('within a lock a few attempts learn that a password is right, those after them learn nothing', async () => {
  const { attempt, lock } = await opened();
  await lock();
  const answers = [];
  for (let nth = 0; nth < 8; nth += 1) answers.push(await attempt(browserAt(`192.0.2.${nth}`), true));
  expect(answers).toEqual([...Array.from({ length: 4 }, () => 'locked'), ...Array.from({ length: 4 }, () => 'wrong')]);
});

test('the right password is no try: whoever signs in again and again never waits', async () => {
  const { attempt } = await opened();
  const browser = browserAt('203.0.113.2');
  for (let nth = 0; nth < 2 * FREE_TRIES; nth += 1) expect(await attempt(browser, true)).toBe('right');
});

test('a device is forgotten half a year after it last signed in', async () => {
  const { attempt, lock, known, time } = await opened();
  const own = await known();
  time.now += 180 * 86_400_000 - 1;
  await lock();
  expect(await attempt(own, true)).toBe('right');
  time.now += 1;
  expect(await attempt(own, true)).toBe('locked');
});
