// The view options of an ordinary visit, and what this device stores of the viewer.
import type { EventInfo } from '../contract/core.ts';
import type { ViewOptions } from '../preview/session.ts';
import { type Container, containers } from '../rules/context.ts';
import { writeCookies } from '../session/cookies.ts';
import { rememberedContainer } from '../session/device-facts.ts';
import { signedOut, type Viewer } from '../session/signed-out.ts';
import type { EventScope } from '../session/event-scope.ts';
import { whoIs } from '../session/presence.ts';
import type { Services } from './services.ts';

/** An ordinary visit: no preview, no additional drawings. `now` in ms. */
export const visitOptions = (url: URL, viewer: Viewer, { Instance }: EventInfo, now: number): ViewOptions => ({
  who: whoIs(viewer, Instance, now),
  container: containerOf(url),
  preview: false,
  search: url.search,
  extras: {},
});

/** The container of an address; defaults to the one this device was opened in last. */
function containerOf(url: URL): Container {
  const named = url.searchParams.get('container');
  return containers.find((container) => container === named) ?? rememberedContainer();
}

/** A guard found the session over, or refused the user (A §4): they are signed out, and nothing of theirs stays here. */
export async function clearUser(services: Services, scope: EventScope): Promise<Viewer> {
  const [{ signOut }, presence] = await Promise.all([import('../session/sign-out.ts'), services.presence()]);
  await signOut({ api: services.api, presence }, scope);
  services.queries.removeQueries({ queryKey: ['api'] });
  return signedOut;
}

/** Writes the cookies of a user confirmed by the server (A §3 cookies). */
export function rememberUser(viewer: Viewer, { EventId }: EventInfo): void {
  if (viewer.User && viewer.isAnswered) writeCookies(viewer, EventId);
}
