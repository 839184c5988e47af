// The shell around every page: skip link, progress of navigation; focus, announcement and scroll after it; prefetching.
import { type ReactElement, useCallback, useMemo, useState } from 'react';
import { NavigationType, Outlet, useMatches, useNavigation } from 'react-router';
import { PrefetchContext } from '../session/prefetch.ts';
import { LiveRegion } from '../ui/live-region.tsx';
import type { Loaded } from './load-page.ts';
import { focusPage } from './navigation/focus-page.ts';
import { useFollowedLinks } from './navigation/followed-links.ts';
import { askParentToScroll } from './navigation/parent-frame.ts';
import { MaintenanceCover } from './maintenance-cover.tsx';
import { createPrefetch } from './navigation/prefetch.ts';
import { pageTitle } from './navigation/page-title.ts';
import { type Arrival, useArrival } from './navigation/use-arrival.ts';
import { useScroll } from './navigation/use-scroll.ts';
import { useSlow } from './navigation/use-slow.ts';
import { useOffline } from './offline/use-offline.ts';
import type { Services } from './services.ts';
import styles from './shell.module.css';
import { appText } from './app-texts.ts';

export function Shell({ services }: { services: Pick<Services, 'queries' | 'registry' | 'maintenance'> }): ReactElement {
  const prefetch = useMemo(() => createPrefetch(services), [services]);
  const isLoading = useNavigation().state === 'loading';
  const isSlow = useSlow(isLoading);
  const loaded = useLoaded();
  useOffline(loaded);
  const scroll = useScroll();
  const followed = useFollowedLinks();
  // The page arrived at; a screen reader reads the first one by itself.
  const [said, say] = useState<Loaded>();
  const arrive = useCallback(
    (arrival: Arrival) => {
      const stopScroll = scroll(arrival);
      const link = followed(arrival.location, arrival.type === NavigationType.Pop);
      if (arrival.kind !== 'page') return stopScroll;
      const stopFocus = focusPage(link);
      if (loaded?.kind === 'page') askParentToScroll(loaded.model);
      say(loaded);
      return () => {
        stopScroll?.();
        stopFocus();
      };
    },
    [scroll, followed, loaded],
  );
  useArrival(arrive);
  const language = loaded?.kind === 'page' ? loaded.language : navigator.language;
  return (
    <PrefetchContext value={prefetch}>
      {/* Before there is content there is nothing to skip to, and its language may not have come. */}
      {loaded && (
        <a className="skip-link" href="#foyer-main" onClick={(event) => skip(event)}>
          {appText(language)('skip')}
        </a>
      )}
      <div className={styles.progress} data-busy={isSlow || undefined} aria-hidden="true" />
      <Outlet />
      {/* Before the first page, the start screen announces it. */}
      {loaded?.kind === 'page' && <MaintenanceCover services={services} language={language} />}
      {/* Emptied during navigation, so that two pages of one name are both announced. */}
      <LiveRegion message={isLoading || !said ? '' : pageTitle(said, language)} />
    </PrefetchContext>
  );
}

/** The result of the loader of the page on screen; undefined while the first is loading. */
const useLoaded = (): Loaded | undefined => (useMatches().at(-1)?.loaderData as { loaded?: Loaded } | undefined)?.loaded;

/** Moves the focus itself: the address must not change, or the page would be reloaded. */
function skip(event: { preventDefault: () => void }): void {
  event.preventDefault();
  document.getElementById('foyer-main')?.focus();
}
