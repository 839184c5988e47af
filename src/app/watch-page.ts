// Keeps an open page up to date: server time, published versions, and everything again after waking up or coming online.
import { eventShortname, serverTime } from '../contract/core.ts';
import { nameOfInfo } from '../contract/event-name.ts';
import { request } from '../contract/request.ts';
import { call } from '../api/http.ts';
import { isAway } from './away-page.ts';
import { recall } from '../session/use-remembered.ts';
import type { PageStore } from '../renderer/page-store.ts';
import { keptData } from '../stores/kept-data.ts';
import { infoKey } from './load-event.ts';
import type { ReadyPage } from './ready-page.ts';
import type { Services } from './services.ts';

/** Interval at which an open page checks for a new version, ms. */
const CHECK_INTERVAL = 20_000;

export type Watched = Pick<Services, 'api' | 'clock' | 'queries' | 'presence'> &
  Pick<ReadyPage, 'info' | 'language'> & {
    store: PageStore;
    /** Loads the page anew, in place. */
    revalidate: () => Promise<void>;
  };

/** Begins to watch; returns what ends it. */
export function watchOpenPage({ api, clock, queries, presence, info, language, store, revalidate }: Watched): () => void {
  const event = nameOfInfo(info);
  const correct = async (): Promise<void> => {
    const asked = performance.now();
    const { ServerTime } = await call(api, request(serverTime, {}));
    clock.correct(Date.parse(ServerTime), performance.now() - asked);
  };
  const look = async (): Promise<void> => {
    const fresh = await call(api, request(eventShortname, { shortName: event, language }));
    // What is on screen is of this version, whenever it was kept; a newer one follows.
    keptData.setState({ asOf: null });
    // The server answers again: failed requests are repeated.
    quietly(queries.refetchQueries({ predicate: ({ state: { error } }) => isAway(error) }));
    // A super user can lock the content of the page (A §6 content lock).
    if (fresh.Version === info.Version || recall('contentLock', 'local') !== '') return;
    queries.setQueryData(infoKey(event, language), fresh);
    // A new version may ask its viewer for something: the server is asked again who that is.
    await presence().then(({ invalidate }) => invalidate());
    await revalidate();
    await queries.invalidateQueries({ queryKey: ['api'] });
  };
  const quietly = (work: Promise<void>): void => void work.catch(() => undefined);
  const again = (): void => {
    if (document.visibilityState === 'hidden') return;
    store.rearm();
    quietly(correct());
    quietly(look());
  };
  const timer = setInterval(() => document.visibilityState === 'visible' && quietly(look()), CHECK_INTERVAL);
  const closing = new AbortController();
  document.addEventListener('visibilitychange', again, closing);
  window.addEventListener('online', again, closing);
  // Chromium says that a page from its cache is visible again; another browser may only say that it is shown. One that has just been loaded is new.
  window.addEventListener('pageshow', ({ persisted }) => persisted && again(), closing);
  import.meta.hot?.on('foyer:published', again);
  return () => {
    clearInterval(timer);
    closing.abort();
    import.meta.hot?.off('foyer:published', again);
  };
}
