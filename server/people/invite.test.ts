// An invitation gives a code only while there is no password: nobody takes over an account by inviting it again.
import { expect, onTestFinished, test } from 'vitest';
import { testServer } from '../fixture/test-app.ts';
import { setPassword } from './accounts.ts';
import { invite } from './invite.ts';
import { createPeople } from './people.ts';
import { createMailbox } from '../mail/mailbox.ts';

test('an account with a password gets no further code', async () => {
  const server = await testServer();
  const clock = { now: () => Date.parse('2027-05-03T08:00:00Z') };
  const people = createPeople({ db: server.store.db, signals: server.store.signals, clock, post: createMailbox() });
  onTestFinished(async () => {
    await people.close();
    await server.close();
  });
  const who = { instance: 'demo', email: 'mira@example.org', firstname: 'Mira', surname: 'Sample', isStaff: false };
  const first = await invite(people, who, 'cli');
  expect(first).toMatchObject({ isNew: true, code: expect.any(String) });
  expect(await invite(people, who, 'cli')).toMatchObject({ accountId: first.accountId, isNew: false, code: expect.any(String) });
  await setPassword(people, first.accountId, { passwordHash: 'h' });
  expect(await invite(people, who, 'cli')).toEqual({ accountId: first.accountId, isNew: false, code: undefined });
});
