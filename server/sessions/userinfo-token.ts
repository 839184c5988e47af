// Verifies an OAuth access token of an address: the configured service itself names its owner (A §4 implicit token flow).
import * as z from 'zod';
import { guardedFetch } from './guarded-fetch.ts';

/** Milliseconds the service has for an answer, and the longest answer in characters. */
const PATIENCE = 10_000;
const LONGEST = 65_536;
const claims = z.record(z.string(), z.unknown());

/** Claims of the token's owner; undefined when the service does not know the token or does not answer. */
export async function verifyAccessToken(token: string, userinfoUrl: string): Promise<Record<string, unknown> | undefined> {
  // Only characters of a bearer token (RFC 6750 §2.1) come into a header.
  if (userinfoUrl === '' || !/^[A-Za-z0-9._~+/-]+=*$/.test(token)) return undefined;
  try {
    const answer = await guardedFetch([new URL(userinfoUrl).origin])(userinfoUrl, {
      method: 'GET',
      body: null,
      headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (answer.status !== 200) return undefined;
    const text = await answer.text();
    return text.length > LONGEST ? undefined : claims.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
