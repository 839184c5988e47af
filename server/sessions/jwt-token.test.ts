// Tokens of addresses: thirty forged ones, none taken (quality S14); a good one once.
import { createHmac, createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NOW } from '../fixture/test-app.ts';
import { signInServer, type SignInServer } from './fixture/sign-in-server.ts';

const pair = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const own = pair();
const foreign = pair();
const publicPem = own.publicKey.export({ type: 'spki', format: 'pem' });
const jwkOf = (key: KeyObject) => key.export({ format: 'jwk' });
const keys = [{ ...jwkOf(own.publicKey), kid: 'k1', alg: 'RS256', use: 'sig' }];
const SHARED = 'a shared key of more than thirty-two characters';

const encode = (value: unknown): string => Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');
const now = NOW / 1000;
const good = {
  iss: 'https://id.example.org',
  aud: 'foyer',
  sub: '7',
  iat: now,
  nbf: now,
  exp: now + 600,
  email: 'mira@example.org',
  email_verified: true,
  given_name: 'Mira',
  family_name: 'Vale',
};

/** Signs as instructed, whatever the header says. */
function token(
  claims: object,
  header: object = { alg: 'RS256', kid: 'k1' },
  by: KeyObject | string | Buffer = own.privateKey,
  hash = 'sha256',
): string {
  const body = `${encode(header)}.${encode(claims)}`;
  if (typeof by === 'string' || Buffer.isBuffer(by)) return `${body}.${createHmac(hash, by).update(body).digest('base64url')}`;
  return `${body}.${createSign(hash).update(body).sign(by).toString('base64url')}`;
}
const without = (name: keyof typeof good): object => Object.fromEntries(Object.entries(good).filter(([key]) => key !== name));
const changedSignature = (text: string): string => text.slice(0, -8) + (text.endsWith('AAAAAAAA') ? 'BBBBBBBB' : 'AAAAAAAA');
const [head, body, seal] = token(good).split('.') as [string, string, string];

const forged: readonly [string, string][] = [
  ['alg none, no signature', `${encode({ alg: 'none' })}.${encode(good)}.`],
  ['alg None', `${encode({ alg: 'None' })}.${encode(good)}.`],
  ['alg NONE with the signature', `${encode({ alg: 'NONE' })}.${body}.${seal}`],
  ['alg none of a good token', `${encode({ alg: 'none', kid: 'k1' })}.${body}.${seal}`],
  ['HS256 by the public key (PEM)', token(good, { alg: 'HS256', kid: 'k1' }, publicPem)],
  ['HS256 by the public key (DER)', token(good, { alg: 'HS256' }, own.publicKey.export({ type: 'spki', format: 'der' }))],
  ['HS256 by the modulus', token(good, { alg: 'HS256' }, Buffer.from(jwkOf(own.publicKey).n!, 'base64url'))],
  ['HS384 by the public key', token(good, { alg: 'HS384' }, publicPem, 'sha384')],
  ['HS256 by an empty key', token(good, { alg: 'HS256' }, '')],
  ['another key of the same id', token(good, { alg: 'RS256', kid: 'k1' }, foreign.privateKey)],
  ['a key of its own in the header (jwk)', token(good, { alg: 'RS256', jwk: jwkOf(foreign.publicKey) }, foreign.privateKey)],
  ['keys of its own address (jku)', token(good, { alg: 'RS256', jku: 'http://127.0.0.1:1/jwks' }, foreign.privateKey)],
  ['a certificate of its own address (x5u)', token(good, { alg: 'RS256', x5u: 'http://127.0.0.1:1/x' }, foreign.privateKey)],
  ['a certificate of its own (x5c)', token(good, { alg: 'RS256', x5c: ['MIIB'] }, foreign.privateKey)],
  ['a kid that is a path', token(good, { alg: 'RS256', kid: '../../../../dev/null' }, foreign.privateKey)],
  ['a kid that is a path, by an empty key', token(good, { alg: 'HS256', kid: '/dev/null' }, '')],
  ['a kid that is SQL', token(good, { alg: 'RS256', kid: "' union select 'key' --" }, foreign.privateKey)],
  ['another hash than allowed', token(good, { alg: 'RS512', kid: 'k1' }, own.privateKey, 'sha512')],
  ['a changed signature', changedSignature(token(good))],
  ['no signature', `${head}.${body}.`],
  ['changed claims', `${head}.${encode({ ...good, sub: '8' })}.${seal}`],
  ['another issuer', token({ ...good, iss: 'https://evil.example' })],
  ['an issuer that only begins so', token({ ...good, iss: 'https://id.example.org.evil.example' })],
  ['no issuer', token(without('iss'))],
  ['another audience', token({ ...good, aud: 'somebody-else' })],
  ['no audience', token(without('aud'))],
  ['run out', token({ ...good, iat: now - 900, nbf: now - 900, exp: now - 31 })],
  ['no end', token(without('exp'))],
  ['an end that is text', token({ ...good, exp: '9999999999' })],
  ['not yet (nbf)', token({ ...good, nbf: now + 600 })],
  ['made in the future', token({ ...good, iat: now + 600 })],
  ['made long ago', token({ ...good, iat: now - 13 * 3600, nbf: now - 13 * 3600, exp: now + 1e6 })],
  ['no subject', token(without('sub'))],
  ['an unknown critical header', token(good, { alg: 'RS256', kid: 'k1', crit: ['magic'], magic: 1 })],
  ['an address nobody verified', token({ ...good, email_verified: false })],
  ['an address verified by text', token({ ...good, email_verified: 'true' })],
  ['two dots more', `${token(good)}.x.y`],
  ['no token at all', 'abc'],
];

let server: SignInServer;
const signIn = (jwt: object) => ({ jwt: { issuer: good.iss, keys, unsolicited: true, registerAtOnce: true, ...jwt } });
beforeAll(async () => {
  server = await signInServer({ instance: { signIn: signIn({}) } });
});
afterAll(() => server.close());

const TAKE = '/api/Session/Take?shortName=heart27';

describe('forged', () => {
  test('there are thirty at least', () => expect(forged.length).toBeGreaterThanOrEqual(30));
  test.each(forged)('%s', async (_, Jwt) => {
    const browser = server.browser();
    const answer = await browser.post(TAKE, { Jwt });
    expect([answer.statusCode, browser.cookies.size]).toEqual([401, 0]);
  });
  test('no account was made of them', async () => {
    expect(await server.store.db.selectFrom('accounts').selectAll().execute()).toEqual([]);
  });
});

test('a good one makes a session of 12 hours, once', async () => {
  const browser = server.browser();
  const Jwt = token({ ...good, aud: ['others', 'foyer'] });
  expect((await browser.post(TAKE, { Jwt })).json()).toEqual({ ReturnUrl: '' });
  const me = (await browser.get('/api/Session/Me?shortName=heart27')).json<{ User: { Email: string; validUntil: string } }>();
  expect(me.User).toMatchObject({ Email: 'mira@example.org', validUntil: '2027-05-03T19:29:59.999Z' });
  expect((await server.browser().post(TAKE, { Jwt })).statusCode).toBe(401);
});

test('many at once: one session', async () => {
  const Jwt = token({ ...good, sub: '70', email: 'many@example.org' });
  const answers = await Promise.all(Array.from({ length: 20 }, () => server.browser().post(TAKE, { Jwt })));
  expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBe(1);
});

test('without a start here only where the organiser allows it', async () => {
  const careful = await signInServer({ instance: { webformsUrl: 'https://forms.example.org', signIn: signIn({ unsolicited: false }) } });
  const [stranger, browser] = [careful.browser(), careful.browser()];
  const Jwt = token(good);
  expect((await stranger.post(TAKE, { Jwt })).statusCode).toBe(401);
  await browser.post('/api/Session/Start?shortName=heart27', { ReturnUrl: '/home/demo/heart27/en-GB/program' });
  expect((await browser.post(TAKE, { Jwt })).json()).toEqual({ ReturnUrl: 'http://event.example.org/home/demo/heart27/en-GB/program' });
  await careful.close();
});

test('a shared key is taken where it is set, and nothing else in addition', async () => {
  const shared = await signInServer({
    instance: { signIn: signIn({ algorithms: ['HS256', 'RS256'] }) },
    secrets: { FOYER_JWT_DEMO_KEY: SHARED },
  });
  const take = async (Jwt: string) => (await shared.browser().post(TAKE, { Jwt })).statusCode;
  expect(await take(token(good, { alg: 'HS256' }, SHARED))).toBe(200);
  expect(await take(token(good))).toBe(401);
  expect(await take(token(good, { alg: 'HS256' }, ''))).toBe(401);
  await shared.close();
  const keyless = await signInServer({ instance: { signIn: signIn({ algorithms: ['HS256'] }) } });
  expect((await keyless.browser().post(TAKE, { Jwt: token(good, { alg: 'HS256' }, '') })).statusCode).toBe(401);
  await keyless.close();
});

test('an instance that does not use it has nothing there', async () => {
  const plain = await signInServer();
  expect((await plain.browser().post(TAKE, { Jwt: token(good) })).statusCode).toBe(404);
  expect((await plain.browser().post(TAKE, { AccessToken: 'abc' })).statusCode).toBe(404);
  await plain.close();
});
