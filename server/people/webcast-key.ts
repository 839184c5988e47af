// The key pair of webcast tokens (ES256), made of the server key `webcast`: a video service verifies with the public half and can sign nothing.
import { createECDH, createHmac, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { calculateJwkThumbprint } from 'jose';
import type { ServerKeys } from './server-keys.ts';

/** Public half as a JSON Web Key (RFC 7517); `kid` is its thumbprint (RFC 7638) and is in every token. */
export type WebcastKey = { kty: 'EC'; crv: 'P-256'; x: string; y: string; kid: string; alg: 'ES256'; use: 'sig' };

export type WebcastKeys = { signs: KeyObject; verifies: WebcastKey };

const known = new WeakMap<ServerKeys, Promise<WebcastKeys>>();

/** The pair of a database: the same on all its servers and after every restart. Throws when the database cannot be read. */
export function webcastKeys(keys: ServerKeys): Promise<WebcastKeys> {
  let pair = known.get(keys);
  if (!pair) {
    known.set(keys, (pair = keys('webcast').then(pairOf)));
    pair.catch(() => known.delete(keys));
  }
  return pair;
}

/** Public half as PEM (SPKI), as older libraries want it. */
export const pemOf = ({ kty, crv, x, y }: WebcastKey): string =>
  createPublicKey({ key: { kty, crv, x, y }, format: 'jwk' }).export({ type: 'spki', format: 'pem' }).toString().trim();

async function pairOf(secret: string): Promise<WebcastKeys> {
  const { d, point } = scalarOf(secret);
  // An uncompressed point: 4, x, y.
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  } as const;
  const kid = await calculateJwkThumbprint(jwk);
  const signs = createPrivateKey({ key: { ...jwk, d: d.toString('base64url') }, format: 'jwk' });
  return { signs, verifies: { ...jwk, kid, alg: 'ES256', use: 'sig' } };
}

/** A private number of the curve; of 2³² texts one is none, then the next is taken. */
function scalarOf(secret: string): { d: Buffer; point: Buffer } {
  for (let nth = 0; ; nth += 1) {
    const d = createHmac('sha256', secret).update(`foyer-webcast-es256.${nth}`).digest();
    const curve = createECDH('prime256v1');
    try {
      curve.setPrivateKey(d);
      return { d, point: curve.getPublicKey() };
    } catch {
      continue;
    }
  }
}
