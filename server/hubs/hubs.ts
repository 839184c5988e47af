// The hubs of the product on a server (A §7 Real-time connections).
import type { FastifyInstance } from 'fastify';
import type { AccessControl } from '../access/access-control.ts';
import type { Clock } from '../clock.ts';
import type { People } from '../people/people.ts';
import type { EventCache } from '../published/event-cache.ts';
import type { SessionOfToken } from './admit-session.ts';
import { notificationHub } from './notification-hub.ts';
import { openHubs } from './open-hubs.ts';
import { singleLogin } from './single-login.ts';

/** What hubs need. `origins`: own origins in addition to the host's; `onChange`: subscribes to writes of other processes to the database; `ofToken`: for instances with the older sign-in. */
export type HubsParts = {
  people: People;
  eventCache: EventCache;
  accessControl: AccessControl;
  clock: Clock;
  origins: readonly string[];
  onChange: (changed: () => void) => () => void;
  ofToken?: SessionOfToken;
};

/** Opens them; they end with the app, before everything else. */
export function registerHubs(
  app: FastifyInstance,
  { people, eventCache, accessControl, clock, origins, onChange, ofToken }: HubsParts,
): void {
  const failed = (error: unknown): void => app.log.error({ err: error }, 'a hub could not look after its devices');
  const login = singleLogin({ people, eventCache, ofToken, failed });
  const unnotified = (error: unknown): void => app.log.error({ err: error }, 'a notification could not be delivered');
  const notifications = notificationHub({ people, eventCache, accessControl, onChange, failed: unnotified });
  openHubs(app, [login.hub as never, notifications.hub as never], { origins, now: () => performance.now(), wall: () => clock.now() });
  // The command line next to a server on SQLite sends no signal: accounts it blocked are disconnected all the same.
  const stop = onChange(() => void login.review().catch(failed));
  app.addHook('preClose', async () => {
    stop();
    login.close();
    notifications.close();
  });
}
