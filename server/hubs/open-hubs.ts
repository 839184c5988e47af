// Opens hubs on a server: their routes, the upgrade of WebSockets, the check each second, and an orderly end.
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { ConnectionManager } from './connection-manager.ts';
import type { Hub } from './hub.ts';
import { type HubHost, registerHub } from './hub-routes.ts';
import { routeUpgrades } from './transports/web-socket.ts';

/** How long clients are given to take the last message when the server ends, ms. */
const GRACE = 2000;

/** Opens them; `tick`: ms between two checks of the connections. Returns how many connections are open. */
export function openHubs(app: FastifyInstance, hubs: readonly Hub<never>[], host: HubHost, tick = 1000): () => number {
  const managers: ConnectionManager<never>[] = hubs.map((hub) => registerHub(app, hub, host));
  routeUpgrades(app, new Set(hubs.map(({ path }) => path.toLowerCase())));
  const timer = setInterval(() => managers.forEach((manager) => manager.tick()), tick);
  timer.unref();
  const count = (): number => managers.reduce((sum, manager) => sum + manager.count(), 0);
  // Before the server waits for its connections to end: it would wait for ever.
  app.addHook('preClose', async () => {
    clearInterval(timer);
    const before = count();
    const ends = managers.map((manager) => manager.closeAll());
    if (before > 0) app.log.info({ connections: before }, 'hubs close');
    // Also for clients that are just connecting.
    void pause(GRACE, undefined, { ref: false }).then(() => ends.forEach((end) => end()));
  });
  return count;
}
