// Web Push on a server: sends as long as it runs.
import type { FastifyInstance } from 'fastify';
import type { People } from '../../people/people.ts';
import type { EventCache } from '../../published/event-cache.ts';
import type { Store } from '../../store/store.ts';
import { startPusher } from './pusher.ts';

/** Where a push service finds nobody: a server without `FOYER_PUBLIC_URL` and domains. */
const NOBODY = 'mailto:webmaster@localhost';

/** Starts it; it ends with the app, before the database is closed. */
export function registerPush(
  app: FastifyInstance,
  { people, eventCache, store }: { people: People; eventCache: EventCache; store: Store },
): void {
  const subject = async (): Promise<string> => {
    if (people.publicUrl.startsWith('https:')) return people.publicUrl;
    const domain = (await store.domains()).find(({ hostname }) => !hostname.startsWith('*'));
    return domain ? `https://${domain.hostname}` : NOBODY;
  };
  const stop = startPusher({
    people,
    eventCache,
    subject,
    onChange: (changed) => store.onChange(changed),
    failed: (error) => app.log.error({ err: error }, 'a notification could not be sent by Web Push'),
  });
  app.addHook('preClose', stop);
}
