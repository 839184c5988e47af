// Verifies a jwt_token of an address (A §4; R32): signature, issuer, audience and times, by keys of the configuration alone (quality S14).
import { createLocalJWKSet, createRemoteJWKSet, customFetch, type JWTPayload, jwtVerify, type JWTVerifyGetKey } from 'jose';
import type { SignInSettings } from '../../src/model/documents/instance-sign-in.ts';
import type { Clock } from '../clock.ts';
import { guardedFetch } from './guarded-fetch.ts';
import type { Secrets } from './oidc.ts';

type JwtSettings = SignInSettings['jwt'];

/** Seconds two clocks may differ. */
const LEEWAY = 30;
/** Maximum age of a token, whatever its expiry: a session lasts 12 hours (A §9). */
const OLDEST = '12h';
const PATIENCE = 10_000;

/** Name of the variable with the shared key of an instance. */
export const keyVariable = (instance: string): string => `FOYER_JWT_${instance.toUpperCase().replaceAll('-', '_')}_KEY`;

const remote = new Map<string, JWTVerifyGetKey>();

/** Keys at an address, fetched when first needed and again for an unknown key, not more often than twice a minute. */
function remoteKeys(address: string): JWTVerifyGetKey {
  const url = new URL(address);
  const keys =
    remote.get(address) ??
    createRemoteJWKSet(url, {
      timeoutDuration: PATIENCE,
      [customFetch]: (asked, options) => guardedFetch([url.origin])(asked, options as never),
    });
  remote.set(address, keys);
  return keys;
}

/** The claims of a valid token; undefined for every other one, and if the instance accepts none. */
export async function verifyJwt(
  token: string,
  settings: JwtSettings,
  { instance, secrets, clock }: { instance: string; secrets: Secrets; clock: Clock },
): Promise<JWTPayload | undefined> {
  if (settings.issuer === '') return undefined;
  // One kind of key each: a public key must never serve as a shared one (RFC 8725 §3.1).
  const shared = settings.algorithms.includes('HS256');
  const key = secrets(keyVariable(instance));
  const options = {
    issuer: settings.issuer,
    audience: settings.audience,
    algorithms: shared ? ['HS256'] : settings.algorithms,
    clockTolerance: LEEWAY,
    currentDate: new Date(clock.now()),
    requiredClaims: ['exp', 'iat', 'sub'],
    maxTokenAge: OLDEST,
  };
  try {
    if (shared) {
      // RFC 7518 §3.2: a key of 256 bits at least.
      if (key.length < 32) return undefined;
      return (await jwtVerify(token, new TextEncoder().encode(key), options)).payload;
    }
    const keys = settings.jwksUrl === '' ? createLocalJWKSet({ keys: settings.keys }) : remoteKeys(settings.jwksUrl);
    return (await jwtVerify(token, keys, options)).payload;
  } catch {
    return undefined;
  }
}

/** Part of a compact token; each has one spelling alone (RFC 7515 §2: no padding, no spare bits). */
const isCanonical = (part: string): boolean => part !== '' && Buffer.from(part, 'base64url').toString('base64url') === part;

/** What was signed, for a token that is spelled as it should be: another spelling, or another signature of the same, is the same token. */
export function signedPart(token: string): string | undefined {
  const parts = token.split('.');
  return parts.length === 3 && parts.every(isCanonical) ? `${parts[0]}.${parts[1]}` : undefined;
}
