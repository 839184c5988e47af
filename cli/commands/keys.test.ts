// foyer keys webcast: what it prints verifies what the server signs, and nothing of the secret half is in it.
import { createPublicKey } from 'node:crypto';
import { join } from 'node:path';
import { importJWK, importSPKI, jwtVerify } from 'jose';
import { beforeEach, expect, test, vi } from 'vitest';
import { createServerKeys } from '../../server/people/server-keys.ts';
import { webcastToken } from '../../server/people/tokens.ts';
import type { WebcastKey } from '../../server/people/webcast-key.ts';
import { openStore } from '../../server/store/store.ts';
import { app, folderOf, foyer } from './fixture/recorded.ts';

const NOW = Date.parse('2027-05-03T07:30:00Z');
let data: string;

beforeEach(async () => {
  vi.stubEnv('DATABASE_URL', '');
  data = join(folderOf(), 'store');
  vi.stubEnv('FOYER_DATA', data);
  await foyer('publish', folderOf({ 'society/spring/app.json': app('Spring') }));
  return () => vi.unstubAllEnvs();
});

/** A token of the server on this store, and the secret it keeps. */
async function ofServer(): Promise<{ token: string; secret: string }> {
  const store = await openStore({ folder: data });
  try {
    const keys = createServerKeys(store.db);
    return {
      token: await webcastToken({ keys, clock: { now: () => NOW } }, 'u-1', { instance: 'demo', shortName: 'spring' }),
      secret: await keys('webcast'),
    };
  } finally {
    await store.close();
  }
}

test('a JSON Web Key that verifies the server’s tokens and signs none', async () => {
  const { code, out } = await foyer('keys', 'webcast');
  const printed = JSON.parse(out.join('\n')) as WebcastKey;
  expect([code, Object.keys(printed).sort()]).toEqual([0, ['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']]);
  const { token, secret } = await ofServer();
  expect(out.join('\n')).not.toContain(secret);
  const asked = { issuer: 'foyer', audience: 'webcast', algorithms: ['ES256'], currentDate: new Date(NOW) };
  const { payload, protectedHeader } = await jwtVerify(token, await importJWK(printed), asked);
  expect([payload['sub'], payload['event'], protectedHeader.kid]).toEqual(['u-1', 'spring', printed.kid]);
  // One sign of the signature changed.
  const forged = token.replace(/.(.{5})$/, (_, rest: string) => `${token.at(-6) === 'A' ? 'B' : 'A'}${rest}`);
  await expect(jwtVerify(forged, await importJWK(printed), asked)).rejects.toThrow('signature');
});

test('PEM is the same key; printed again it stays, on another store it is another', async () => {
  const { out } = await foyer('keys', 'webcast', '--format', 'pem');
  const pem = out.join('\n');
  expect(pem).toMatch(/^-----BEGIN PUBLIC KEY-----\n[\w+/=\n]+\n-----END PUBLIC KEY-----$/);
  const { token } = await ofServer();
  await jwtVerify(token, await importSPKI(pem, 'ES256'), { currentDate: new Date(NOW) });
  const jwk = JSON.parse((await foyer('keys', 'webcast')).out.join('\n')) as WebcastKey;
  expect(createPublicKey(pem).export({ format: 'jwk' })).toMatchObject({ x: jwk.x, y: jwk.y });
  vi.stubEnv('FOYER_DATA', join(folderOf(), 'store'));
  await foyer('publish', folderOf({ 'society/spring/app.json': app('Spring') }));
  expect((await foyer('keys', 'webcast', '--format', 'pem')).out.join('\n')).not.toBe(pem);
});

test.each([[['keys']], [['keys', 'webcast', '--format', 'der']], [['keys', 'sessions']]])('%j is no call', async (call) => {
  const { code, out } = await foyer(...call);
  expect(code).toBe(2);
  expect(out.join('\n')).not.toContain('BEGIN');
});
