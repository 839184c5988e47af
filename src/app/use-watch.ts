// Keeps the page on screen up to date, once it is idle.
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { LONG_PAUSE, whenIdle } from '../base/when-idle.ts';
import type { PageStore } from '../renderer/page-store.ts';
import type { ReadyPage } from './ready-page.ts';
import type { Services } from './services.ts';

/** Pause before code that did not come is asked for again, ms. */
const RETRY = 20_000;

/** Watches while the page is open (`watchOpenPage`). */
export function useWatch(services: Services, { info, language }: ReadyPage, store: PageStore): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let end: (() => void) | undefined;
    let again: ReturnType<typeof setTimeout> | undefined;
    let isLeft = false;
    const begin = (): void => {
      import('./watch-page.ts').then(
        ({ watchOpenPage }) => {
          if (!isLeft) end = watchOpenPage({ ...services, info, language, store, revalidate });
        },
        () => {
          if (!isLeft) again = setTimeout(begin, RETRY);
        },
      );
    };
    whenIdle(begin, LONG_PAUSE);
    return () => {
      isLeft = true;
      clearTimeout(again);
      end?.();
    };
    // Of the event its name and version count.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [services, info.Instance, info.Shortname, info.Version, language, store, revalidate]);
}
