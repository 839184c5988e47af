// Without mail nobody is told that a letter is on its way, and nothing is kept that waits for one.
import { expect, onTestFinished, test } from 'vitest';
import { exhibitionServer } from '../exhibition/fixture/exhibition-server.ts';
import { databases } from '../fixture/stores.ts';
import { identityServer } from '../identity/fixture/identity-server.ts';
import { messageFiles } from '../messages/fixture/message-calls.ts';
import { openPost } from './open-post.ts';

const dropped: string[] = [];
const { post } = openPost({ kind: 'off' }, (line) => void dropped.push(line));
const database = async () => {
  const made = await databases[0]!.make();
  onTestFinished(() => made.remove());
  return made;
};

test('account calls say it, whether there is an account or not', async () => {
  const server = await identityServer(await database(), { people: { post } as never });
  onTestFinished(() => server.close());
  const said = { Taken: true, MailIsOff: true };
  expect((await server.create('mira@example.org')).json()).toEqual(said);
  for (const email of ['mira@example.org', 'nobody@example.org'])
    for (const path of ['ForgotPasswordFromBody', 'SendConfirmationFromBody'])
      expect((await server.post(`/api/Token/${path}?shortname=heart27`, { Email: email })).json()).toEqual(said);
  await server.quiet();
  expect(dropped[0]).toContain('mail is off');
});

test('a letter to a speaker, a contact form and a question of a guest are not sent, and not kept', async () => {
  const server = await exhibitionServer(await database(), messageFiles, post);
  onTestFinished(() => server.close());
  const at = (path: string, query: Record<string, string> = {}) =>
    `/api/${path}?${new URLSearchParams({ eventid: server.event, ...query }).toString()}`;
  const calls = [
    server.post(at('Mail/SendCustomMail', { mailType: 'ContactSpeaker' }), 'ada', {
      ToAddresses: [{ Address: 'a1' }],
      Subject: 'Slides',
      Content: 'May I?',
    }),
    server.post(at('Exhibition/GuestLead', { id: '701' }), undefined, {
      Firstname: 'Mira',
      Surname: 'Okafor',
      Email: 'mira@guests.example.org',
      Topic: 'information',
      Message: '',
      Consent: 'Sample Devices may write to me.',
    }),
    server.post(at('HelpDesk/GuestQuestion'), undefined, {
      Name: 'Gus Guest',
      Email: 'gus@guests.example.org',
      Topic: 'rooms',
      Subject: 'Ramp',
      Text: 'Is there one?',
    }),
  ];
  for (const answer of await Promise.all(calls)) expect(answer.json()).toEqual({ Sent: false });
  const { db } = server.store;
  expect(await db.selectFrom('guest_leads').selectAll().execute()).toEqual([]);
  expect(await db.selectFrom('threads').selectAll().execute()).toEqual([]);
});

test('a question of an account is taken, and networking is open: both say that no letter comes', async () => {
  const server = await exhibitionServer(await database(), messageFiles, post);
  onTestFinished(() => server.close());
  const at = (path: string) => `/api/${path}?eventid=${server.event}`;
  const question = { Topic: 'rooms', Subject: 'Ramp', Text: 'Is there one?', ClientId: 'message-0001' };
  expect((await server.post(at('HelpDesk/Question'), 'ada', question)).json()).toMatchObject({ MailIsOff: true });
  expect((await server.get(at('Networking/Profile'), 'ada')).json()).toMatchObject({ MailIsOff: true });
});
