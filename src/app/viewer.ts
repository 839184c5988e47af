// How the person in front of the screen looks at an address, and what this device keeps of them.
import type { EventInfo } from '../contract/core.ts';
import type { ViewOptions } from '../preview/session.ts';
import { type Container, containers } from '../rules/context.ts';
import { writeCookies } from '../session/cookies.ts';
import { rememberedContainer } from '../session/device-facts.ts';
import { signedOut, type Viewer } from '../session/signed-out.ts';
import { type EventScope, whoIs } from '../session/presence.ts';
import type { Services } from './services.ts';

/** With one's own eyes: no preview, nothing drawn beside the page. `now` in ms. */
export const visitOptions = (url: URL, viewer: Viewer, { Instance }: EventInfo, now: number): ViewOptions => ({
  who: whoIs(viewer, Instance, now),
  container: containerOf(url),
  preview: false,
  search: url.search,
  extras: {},
});

/** The container an address names; else the one this device was opened in last. */
function containerOf(url: URL): Container {
  const named = url.searchParams.get('container');
  return containers.find((container) => container === named) ?? rememberedContainer();
}

/** A guard found the session over, or the person not to be let in (A §4): they are signed out, and nothing of theirs stays here. */
export async function clearUser(services: Services, scope: EventScope): Promise<Viewer> {
  const [{ signOut }, presence] = await Promise.all([import('../session/sign-out.ts'), services.presence()]);
  await signOut({ api: services.api, presence }, scope);
  services.queries.removeQueries({ queryKey: ['api'] });
  return signedOut;
}

/** Writes down what the server said of them (A §3 cookies). */
export function rememberUser(viewer: Viewer, { EventId }: EventInfo): void {
  if (viewer.User && viewer.isAnswered) writeCookies(viewer, EventId);
}
