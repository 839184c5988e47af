// A token of an address works once, however it is spelled the second time, and brings its owner back to the page it was on.
import { sign } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generateKeyPairSync } from 'node:crypto';
import { NOW } from '../fixture/test-app.ts';
import { signedPart } from './jwt-token.ts';
import { signInServer, type SignInServer } from './fixture/sign-in-server.ts';

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const keys = [{ ...publicKey.export({ format: 'jwk' }), kid: 'k', alg: 'ES256', use: 'sig' }];
const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
let serial = 0;
function token(): string {
  serial += 1;
  const now = NOW / 1000;
  const claims = { iss: 'https://id.example.org', aud: 'foyer', sub: `s${serial}`, iat: now, exp: now + 600 };
  const signed = `${encode({ alg: 'ES256', kid: 'k' })}.${encode({ ...claims, email: `t${serial}@example.org`, email_verified: true })}`;
  return `${signed}.${sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`;
}

let server: SignInServer;
beforeAll(async () => {
  const jwt = { issuer: 'https://id.example.org', algorithms: ['ES256'], keys, unsolicited: true, registerAtOnce: true };
  server = await signInServer({ instance: { signIn: { jwt } } });
});
afterAll(() => server.close());
const take = (Jwt: string) => server.browser().post('/api/Session/Take?shortName=heart27', { Jwt });

/** Other spellings of the same bytes, and the other signature that ECDSA has for them. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
const other = fc.constantFrom<(text: string) => string>(
  (text) => `${text}=`,
  (text) => `${text}==`,
  (text) => `${text}\n`,
  (text) => ` ${text}`,
  (text) => text.replace('.', '=.'),
  (text) => text.replaceAll('-', '+').replaceAll('_', '/') + '=',
  (text) => text.slice(0, -1) + String.fromCharCode(text.charCodeAt(text.length - 1) + 1),
  (text) => {
    const [head, body, seal] = text.split('.');
    const bytes = Buffer.from(seal!, 'base64url');
    const s = (ORDER - BigInt(`0x${bytes.subarray(32).toString('hex')}`)).toString(16).padStart(64, '0');
    return `${head}.${body}.${Buffer.concat([bytes.subarray(0, 32), Buffer.from(s, 'hex')]).toString('base64url')}`;
  },
);

test('no other spelling of a used token signs in again, and none of an unused one gets a second try', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(other, { minLength: 1, maxLength: 4 }), fc.boolean(), async (spellings, isFirst) => {
      const text = token();
      const statuses: number[] = [];
      const list = spellings.map((spell) => spell(text));
      for (const one of isFirst ? [text, ...list, text] : [...list, text, text]) statuses.push((await take(one)).statusCode);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(new Set(statuses)).toEqual(new Set([200, 401]));
    }),
    { numRuns: 40 },
  );
});

test('what was signed is known only of a token spelled as it should be', () => {
  expect(signedPart('YQ.Yg.Yw')).toBe('YQ.Yg');
  for (const text of ['', 'YQ.Yg', 'YQ.Yg.', '.Yg.Yw', 'YQ.Yg.Yw.Yw', 'YR.Yg.Yw', 'YQ==.Yg.Yw', 'YQ.Yg.Yw=', 'YQ.Y g.Yw'])
    expect(signedPart(text)).toBeUndefined();
});

test('a browser with a token that was not requested stays on the page, with query and anchor', async () => {
  expect((await take(token())).json()).toEqual({ ReturnUrl: '' });
});
