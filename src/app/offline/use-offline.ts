// Lets pages open without a connection: once the page is idle, the service worker is registered and keeps it.
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { LONG_PAUSE, whenIdle } from '../../base/when-idle.ts';
import { asksForPreview } from '../../rules/guards/query.ts';
import type { Loaded } from '../load-page.ts';
import { savesData } from '../../base/saves-data.ts';

/** Keeps the page on screen. Previews are not kept, nor is anything in development, or for visitors who save data. */
export function useOffline(loaded: Loaded | undefined): void {
  const { pathname, search } = useLocation();
  const language = loaded?.kind === 'page' && !loaded.isAway && !asksForPreview(search) ? loaded.language : undefined;
  useEffect(() => {
    if (!import.meta.env.PROD || language === undefined || !('serviceWorker' in navigator) || savesData()) return undefined;
    let isLeft = false;
    whenIdle(() => {
      if (!isLeft)
        import('./keep-offline.ts').then(
          ({ keepOffline }) => keepOffline(language),
          () => undefined,
        );
    }, LONG_PAUSE);
    return () => {
      isLeft = true;
    };
  }, [pathname, language]);
}
