// Tokens, codes and secrets of sign-ins appear in no log line, no answer and no later address (quality S05).
import { expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { loggerSettings, withoutSecrets } from '../logger.ts';
import { createMailbox } from '../mail/mailbox.ts';
import { testParts } from '../fixture/test-app.ts';
import { readSettings } from '../settings.ts';
import { testBrowser } from './fixture/browser.ts';
import { signInServer } from './fixture/sign-in-server.ts';

test('no secret of a sign-in is logged, though everything is logged', async () => {
  const server = await signInServer({ instance: { signIn: { jwt: { issuer: 'https://id.example.org', unsolicited: true } } } });
  const account = await server.account('mira@example.org');
  const lines: string[] = [];
  const settings = loggerSettings('trace');
  const { db, signals } = server.store;
  const app = await createApp({
    ...testParts(server.store),
    people: { db, signals, post: createMailbox() },
    logger: { ...(typeof settings === 'object' ? settings : {}), stream: { write: (line: string) => void lines.push(line) } },
  });
  const browser = testBrowser(app);
  const { Request } = (await browser.post('/api/Session/Start?shortName=heart27', {})).json<{ Request: string }>();
  const cookie = browser.cookies.get('foyer-sign-in-demo')!;
  const address = await server.people.signIns.grant(Request, account, { remember: false });
  const code = new URL(address, 'http://x').searchParams.get('code')!;
  const inside = await browser.open(address);
  const refused = await browser.open(address.replace(code, 'another-code'));
  const token = `${'h'.repeat(20)}.${'p'.repeat(20)}.${'s'.repeat(20)}`;
  const taken = await browser.post('/api/Session/Take?shortName=heart27', { Jwt: token });
  expect([inside.statusCode, refused.statusCode, taken.statusCode]).toEqual([303, 303, 401]);
  const log = lines.join('');
  expect(log).toContain('/auth/callback');
  const session = browser.cookies.get('foyer-session-demo')!;
  for (const secret of [Request, cookie, code, session, token]) {
    expect(secret.length).toBeGreaterThan(20);
    expect(log).not.toContain(secret);
    for (const answer of [refused, taken]) expect(answer.body + String(answer.headers.location)).not.toContain(secret);
    expect(inside.body + String(inside.headers.location)).not.toContain(secret);
  }
  await app.close();
  await server.close();
});

test.each(['state', 'id_token', 'id_token_hint', 'externalAuthorizationCode', 'code'])('%s of an address is not logged', (name) => {
  expect(withoutSecrets(`/auth/callback?a=1&${name}=secret&b=2`)).toBe(`/auth/callback?a=1&${name}=…&b=2`);
});

test('secrets of providers come from the environment, each by its own name, and nothing else does', () => {
  const { secrets } = readSettings({ FOYER_OIDC_DEMO_SOCIETY_SECRET: ' s ', FOYER_JWT_DEMO_KEY: 'k', DATABASE_PASSWORD: 'p' }, []);
  expect(['FOYER_OIDC_DEMO_SOCIETY_SECRET', 'FOYER_JWT_DEMO_KEY', 'DATABASE_PASSWORD'].map((name) => secrets?.(name))).toEqual([
    's',
    'k',
    '',
  ]);
});
