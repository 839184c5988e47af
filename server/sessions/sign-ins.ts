// Sign-ins under way: begun with PKCE and a random state, granted by a provider (the own one included), finished once by the browser that began.
import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import { RequestError } from '../http/errors.ts';
import type { PublishedEvent } from '../published/event.ts';
import type { BrowserDoor } from '../routes/browser-door.ts';
import type { Tables } from '../store/schema.ts';
import type { Sessions } from './sessions.ts';

/** How a sign-in goes on (contract `startSignIn`). */
export type Started = { kind: 'form' | 'redirect'; request: string; url: string };

export type SignIns = {
  /** Begins one the way the instance is configured; keeps state and PKCE verifier, sets the cookie of the browser. */
  start: (
    event: PublishedEvent,
    asked: { language: string; returnUrl: string; provider?: string },
    browser: BrowserDoor,
  ) => Promise<Started>;
  /**
   * The own provider has checked who it is: makes the code and gives the address of the callback (`/auth/callback?code=…&state=…`).
   * The code works once, for 60 seconds, for the browser that began `request`. `remember` keeps the cookie beyond the browser's end.
   * Throws RequestError 400 for a request that is unknown or too old.
   */
  grant: (request: string, accountId: number, asked: { remember: boolean }) => Promise<string>;
};

/** Makes them for a database. */
export function createSignIns(_: { db: Kysely<Tables>; clock: Clock; sessions: Sessions }): SignIns {
  const notYet = (): never => {
    throw new RequestError(501, 'not-built', 'Not built yet.');
  };
  return { start: async () => notYet(), grant: async () => notYet() };
}
