// `/dev/mail`: letters newest first, nothing of them is markup, addresses are links; and mail by its settings.
import { expect, test } from 'vitest';
import { testServer } from '../fixture/test-app.ts';
import { readSettings } from '../settings.ts';
import { registerMailbox } from './dev-mailbox.ts';
import { createMailbox } from './mailbox.ts';
import { openPost } from './open-post.ts';

const letter = {
  to: 'mira@example.org',
  subject: '<b>One</b>',
  text: 'Hello\n\nhttps://heart.example.org/x?a=1&b="2\njavascript:alert(1)\n',
  language: 'en-GB',
};

test('the page', async () => {
  const { app, close } = await testServer();
  const mailbox = createMailbox();
  registerMailbox(app, mailbox);
  expect((await app.inject('/dev/mail')).body).toContain('No letters yet');
  await mailbox.send(letter);
  await mailbox.send({ ...letter, subject: 'Two' });
  const { body, headers } = await app.inject('/dev/mail');
  expect(body.indexOf('Two')).toBeLessThan(body.indexOf('&lt;b&gt;One'));
  expect(body).toContain('<a href="https://heart.example.org/x?a=1&amp;b=&quot;2">');
  expect(body.match(/<a /g)).toHaveLength(2);
  expect(body).not.toMatch(/<script|<style|style=| on\w+=/);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  expect(headers['content-security-policy']).not.toContain('unsafe-inline');
  expect((await app.inject('/dev/mail/style.css')).headers['content-type']).toContain('text/css');
  await close();
});

test('there is no mailbox unless it is registered', async () => {
  const { app, close } = await testServer();
  expect((await app.inject('/dev/mail')).statusCode).toBeGreaterThanOrEqual(400);
  await close();
});

test('which way letters go', () => {
  const smtp = { FOYER_SMTP: 'smtps://user:pass@mail.example.org', FOYER_MAIL_FROM: 'Heart <congress@example.org>' };
  expect(readSettings({}, []).mail).toEqual({ kind: 'off' });
  expect(readSettings({}, ['--dev']).mail).toEqual({ kind: 'mailbox' });
  expect(readSettings({ FOYER_MAIL: 'mailbox' }, []).mail).toEqual({ kind: 'mailbox' });
  expect(readSettings(smtp, ['--dev']).mail).toEqual({ kind: 'smtp', url: smtp.FOYER_SMTP, from: smtp.FOYER_MAIL_FROM });
});

test.each([
  { FOYER_SMTP: 'mail.example.org:587', FOYER_MAIL_FROM: 'a@example.org' },
  { FOYER_SMTP: 'https://user:hush@mail.example.org', FOYER_MAIL_FROM: 'a@example.org' },
  { FOYER_SMTP: 'smtp://user:hush@mail.example.org' },
  { FOYER_SMTP: 'smtp://user:hush@mail.example.org', FOYER_MAIL_FROM: 'a@example.org, b@example.org' },
  { FOYER_MAIL: 'yes' },
  { FOYER_PUBLIC_URL: 'heart.example.org' },
  { FOYER_PUBLIC_URL: 'https://heart.example.org/path' },
  { FOYER_SIGN_IN_FAILURES: '0' },
])('a mistake is told without passwords: %j', (environment) => {
  expect(() => readSettings(environment, [])).toThrow(/^FOYER_\w+ must/);
  expect(() => readSettings(environment, [])).not.toThrow(/hush/);
});

test('mail that is off drops letters, and logs that without an address', async () => {
  const log: string[] = [];
  const { post, mailbox } = openPost({ kind: 'off' }, (line) => log.push(line));
  await post.send(letter);
  expect(mailbox).toBeUndefined();
  expect(log).toEqual(['mail is off (FOYER_SMTP is not set): a letter was dropped']);
});
