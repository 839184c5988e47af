// Tokens for other services, short-lived and without personal data: the webcast's, that of question-and-answer tools, and the service account's.
import { SignJWT } from 'jose';
import type { Clock } from '../clock.ts';
import type { EventHead } from '../store/load.ts';
import type { ServerKeys } from './server-keys.ts';
import { webcastKeys } from './webcast-key.ts';

/** Seconds a token is valid. */
export const WEBCAST_SECONDS = 300;
export const SERVICE_SECONDS = 3600;

type Parts = { keys: ServerKeys; clock: Clock };

/** A token for the video service (ES256, `webcastKeys`): audience `webcast`, subject the session's uuid, instance and short name of the event; nothing else. */
export async function webcastToken(
  { keys, clock }: Parts,
  uuid: string,
  { instance, shortName }: Pick<EventHead, 'instance' | 'shortName'>,
): Promise<string> {
  const { signs, verifies } = await webcastKeys(keys);
  return tokenOf({ instance, event: shortName }, 'webcast', uuid, clock, WEBCAST_SECONDS)
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: verifies.kid })
    .sign(signs);
}

/** A token for a question-and-answer tool of the older form (ES256, `webcastKeys`): audience the tool's origin, subject the account's id. It opens nothing here. */
export async function qnaToken(
  { keys, clock }: Parts,
  userId: string,
  { instance, shortName }: Pick<EventHead, 'instance' | 'shortName'>,
  audience: string,
): Promise<string> {
  const { signs, verifies } = await webcastKeys(keys);
  return tokenOf({ instance, event: shortName }, audience, userId, clock, WEBCAST_SECONDS)
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: verifies.kid })
    .sign(signs);
}

/** A token of the service account for other servers (HS256, server key `service`), audience `foyer`. */
export async function serviceToken({ keys, clock }: Parts, name: string): Promise<string> {
  const key = new TextEncoder().encode(await keys('service'));
  return tokenOf({}, 'foyer', name, clock, SERVICE_SECONDS).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(key);
}

function tokenOf(claims: Record<string, string>, audience: string, subject: string, clock: Clock, seconds: number): SignJWT {
  const now = Math.floor(clock.now() / 1000);
  return new SignJWT(claims)
    .setIssuer('foyer')
    .setAudience(audience)
    .setSubject(subject)
    .setIssuedAt(now)
    .setExpirationTime(now + seconds);
}
