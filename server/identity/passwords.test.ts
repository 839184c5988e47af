// The queue of passwords: bounded, off the main thread, and the same work for accounts that do not exist.
import { setImmediate as nextTurn } from 'node:timers/promises';
import * as argon2 from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { type Argon2, AT_ONCE, createPasswords, MOST_WAITING } from './passwords.ts';

test('a password matches its hash, in either Unicode form; without an account it never matches', async () => {
  const passwords = createPasswords();
  const kept = await passwords.hash('Grüße an alle');
  expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.fits('Gru\u0308ße an alle', kept)).toBe(true);
  expect(await passwords.fits('Grüsse an alle', kept)).toBe(false);
  expect(await passwords.fits('a password nobody has', null)).toBe(false);
  expect(await passwords.fits('x', 'no hash at all')).toBe(false);
});

test('one check each, with and without an account', async () => {
  let checks = 0;
  const verify: Argon2['verify'] = (...asked) => {
    checks += 1;
    return argon2.verify(...asked);
  };
  const passwords = createPasswords({ hash: argon2.hash, verify });
  const kept = await passwords.hash('something long');
  await passwords.fits('something else', kept);
  expect(checks).toBe(1);
  await passwords.fits('something else', undefined);
  expect(checks).toBe(2);
});

test('the main thread goes on while passwords are checked', async () => {
  const passwords = createPasswords();
  const state = { isDone: false };
  // Several, so that the thread has its turn on a busy machine too; on the main thread they would leave it none.
  const hashes = Promise.all(Array.from({ length: 4 }, () => passwords.hash('something long'))).then(() => (state.isDone = true));
  let turns = 0;
  for (; !state.isDone; await nextTurn()) turns += 1;
  await hashes;
  expect(turns).toBeGreaterThan(1);
});

test('a request to a full queue is asked to come back later', async () => {
  const open = Promise.withResolvers<string>();
  const passwords = createPasswords({ hash: () => open.promise, verify: argon2.verify });
  const taken = Array.from({ length: AT_ONCE + MOST_WAITING }, () => passwords.hash('something long'));
  await expect(passwords.hash('one more')).rejects.toMatchObject({ status: 503, code: 'busy' });
  open.resolve('hash');
  await Promise.all(taken);
  await expect(passwords.hash('later')).resolves.toBe('hash');
});
