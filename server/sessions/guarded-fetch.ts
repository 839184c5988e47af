// Requests to identity services: to configured origins alone, no redirect followed, no endless answer read (quality S11).
import type { CustomFetch } from 'openid-client';

/** Longest answer taken, in bytes. */
const LONGEST = 1024 * 1024;

/** A fetch limited to the given origins. Reading an answer that is too long throws. */
export const guardedFetch =
  (origins: readonly string[]): CustomFetch =>
  async (url, options) => {
    if (!origins.includes(new URL(url).origin)) throw new Error('the service names an address that is not configured');
    const answer = await fetch(url, { ...(options as RequestInit), redirect: 'manual' });
    let seen = 0;
    const counted = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, out) {
        seen += chunk.byteLength;
        if (seen > LONGEST) out.error(new Error('the answer of the service is too long'));
        else out.enqueue(chunk);
      },
    });
    // The body is decoded already; what is left of its length and encoding would mislead.
    const headers = new Headers(answer.headers);
    for (const name of ['content-length', 'content-encoding']) headers.delete(name);
    return new Response(answer.body && answer.body.pipeThrough(counted), { status: answer.status, headers });
  };
