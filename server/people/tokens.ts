// Tokens for other services, short-lived and without personal data: the webcast's, and the service account's.
import { SignJWT } from 'jose';
import type { Clock } from '../clock.ts';
import type { ServerKeys } from './server-keys.ts';

/** Seconds a token holds. */
export const WEBCAST_SECONDS = 300;
export const SERVICE_SECONDS = 3600;

type Parts = { keys: ServerKeys; clock: Clock };

/** A token for the video service (HS256, server key `webcast`): audience `webcast`, subject the session's uuid, the event; nothing else. */
export const webcastToken = ({ keys, clock }: Parts, uuid: string, event: string): Promise<string> =>
  sign(keys('webcast'), { event }, 'webcast', uuid, clock, WEBCAST_SECONDS);

/** A token of the service account for other servers (HS256, server key `service`), audience `foyer`. */
export const serviceToken = ({ keys, clock }: Parts, name: string): Promise<string> =>
  sign(keys('service'), {}, 'foyer', name, clock, SERVICE_SECONDS);

async function sign(
  key: Promise<string>,
  claims: Record<string, string>,
  audience: string,
  subject: string,
  clock: Clock,
  seconds: number,
): Promise<string> {
  const now = Math.floor(clock.now() / 1000);
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer('foyer')
    .setAudience(audience)
    .setSubject(subject)
    .setIssuedAt(now)
    .setExpirationTime(now + seconds)
    .sign(new TextEncoder().encode(await key));
}
