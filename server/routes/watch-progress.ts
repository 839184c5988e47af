// Handlers of src/contract/watch-progress.ts: what the caller has watched, and nobody else's.
import type { Endpoint } from '../../src/contract/endpoint.ts';
import type * as contract from '../../src/contract/watch-progress.ts';
import type { AccessControl } from '../access/access-control.ts';
import { notFound } from '../http/errors.ts';
import { demandSignedIn } from '../sessions/caller.ts';
import { stoppedSecondOf, saveProgress, type WatchedFilm } from '../watching/stored-progress.ts';
import { demandEvent } from './event-of-request.ts';
import { type Asked, type HandlersOf, live } from './handlers.ts';

/** The film of a call. Throws RequestError 401, and 404 for one that the event does not have or that is closed to the caller. */
function filmOf(
  thing: string,
  { caller, event: asked }: Pick<Asked<Endpoint>, 'caller' | 'event'>,
  accessControl: AccessControl,
): WatchedFilm {
  const event = demandEvent(asked);
  const { account } = demandSignedIn(caller);
  const kind = thing.startsWith('session/') ? 'session' : 'presentation';
  const id = thing.slice(kind.length + 1);
  const { sessions, presentations } = event.programme.rows;
  const presentation = kind === 'presentation' ? presentations.find(({ Id }) => Id === id) : undefined;
  const sessionId = presentation?.SessionId ?? id;
  const access = accessControl.ofCaller(event, caller);
  const isKnown = (kind === 'session' || presentation !== undefined) && sessions.some(({ Id }) => Id === sessionId);
  if (!isKnown || !(access.stream(sessionId) || access.recording(sessionId))) throw notFound('There is no such film.', 'Thing');
  return { accountId: account.id, eventId: event.id, kind, id };
}

export const watchProgress: HandlersOf<typeof contract> = {
  readWatchProgress: live(async ({ pThing }, { people, accessControl }, asked) => ({
    Seconds: await stoppedSecondOf(people.db, filmOf(pThing, asked, accessControl)),
  })),
  saveWatchProgress: live(async (_, { people, accessControl, clock }, asked) => {
    const { Thing, Seconds, Quarters } = asked.body;
    const film = filmOf(Thing, asked, accessControl);
    return { Counted: await saveProgress(people.db, film, { seconds: Seconds, quarters: Quarters }, clock.now()) };
  }),
};
