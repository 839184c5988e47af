// Prefetches the code of the page a link leads to, if this device has the event already.
import { eventPage } from '../../pages/event-page.ts';
import { matchAddress } from '../../pages/match.ts';
import { nameOfScope } from '../../session/event-scope.ts';
import { loadPageChecks } from '../checks.ts';
import { type EventConfiguration, foundPage } from '../configuration.ts';
import type { Services } from '../services.ts';
import { savesData } from '../../base/saves-data.ts';

/**
 * Makes the function of `PrefetchContext`. Addresses (without the folder of the site) of another event, or of none, are
 * ignored: only files of the app are requested. Each address is handled once; guards are not evaluated, because
 * code is not secret.
 */
export function createPrefetch({ queries, registry }: Pick<Services, 'queries' | 'registry'>): (href: string) => void {
  const seen = new Set<string>();
  const load = async (known: EventConfiguration, name: string): Promise<void> => {
    const [checks] = await Promise.all([loadPageChecks(), foundPage(known, name)]);
    const page = eventPage(known.model, name, checks);
    // A failed load reports itself, and can be retried.
    for (const code of new Set([...(page?.nodes.values() ?? [])].map((node) => node.name))) void registry.find(code)?.load();
  };
  return (href) => {
    const [address = ''] = href.split('#');
    if (seen.has(address) || savesData()) return;
    const [path = '', query] = address.split('?');
    const found = matchAddress(path, query && `?${query}`);
    if (!found) return;
    const known = queries
      .getQueriesData<EventConfiguration>({ queryKey: ['configuration', nameOfScope(found), found.language] })
      .findLast(([, data]) => data)?.[1];
    if (!known) return;
    seen.add(address);
    load(known, found.page).catch(() => seen.delete(address));
  };
}
