// The notifications of the organiser, for components: nothing is loaded or connected before the page is idle.
import { useCallback, useEffect } from 'react';
import { useStore } from 'zustand';
import { whenIdle } from '../../base/when-idle.ts';
import { nameOfInfo } from '../../contract/event-name.ts';
import { type NotificationItem, type Notifications, noticeStore } from '../../stores/notifications.ts';
import { useFrame } from '../frame.ts';
import { mediaOf } from '../links.tsx';
import { useDocument } from '../use-document.ts';

export type NotificationFacts = Pick<Notifications, 'phase' | 'items' | 'fresh'> & {
  /** Whether the event shows notifications at all. */
  isActive: boolean;
  /** How many are not read. */
  unread: number;
  markRead: (ids: readonly string[]) => void;
  /** Reads the list again. */
  readAgain: () => void;
};

const empty: readonly NotificationItem[] = [];
const loadFeed = () => import('./join-feed.ts');

/** Joins the feed of the page while the component is there. A preview has none: it shows no person's messages. */
export function useNotifications(): NotificationFacts {
  const { api, info, language, clock, preview, person, hubBase = '' } = useFrame();
  const { active: isActive, toasts } = useDocument('app').notifications;
  const event = nameOfInfo(info);
  const user = person?.user?.uuid ?? '';
  const hasServer = person !== undefined;
  const of = `${event} ${language} ${user}`;
  const file = mediaOf(`asset:notifications.${language}.json`, info) ?? '';
  const isWanted = isActive && !preview && api !== undefined;
  useEffect(() => {
    if (!isWanted || !api) return undefined;
    let isOver = false;
    let leave: (() => void) | undefined;
    const parts = {
      of,
      api,
      base: hubBase,
      event,
      language,
      hasServer,
      isSignedIn: user !== '',
      session: user,
      announces: toasts,
      file,
      now: clock.now,
    };
    // Without its code there are no notifications; the page is as good without them.
    const join = (): void =>
      void loadFeed().then(
        ({ joinFeed }) => void (isOver || (leave = joinFeed(parts))),
        () => undefined,
      );
    whenIdle(() => isOver || join());
    return () => {
      isOver = true;
      leave?.();
    };
  }, [isWanted, of, api, hubBase, event, language, hasServer, user, file, clock, toasts]);
  const state = useStore(noticeStore);
  const isOwn = isWanted && state.of === of;
  const items = isOwn ? state.items : empty;
  return {
    isActive,
    phase: isOwn ? state.phase : isWanted ? 'loading' : 'ready',
    items,
    fresh: isOwn ? state.fresh : empty,
    unread: items.reduce((count, { isRead }) => (isRead ? count : count + 1), 0),
    markRead: useCallback(
      (ids) =>
        void loadFeed()
          .then(({ currentFeed }) => currentFeed()?.markRead(ids))
          .catch(() => undefined),
      [],
    ),
    readAgain: useCallback(
      () =>
        void loadFeed()
          .then(({ currentFeed }) => currentFeed()?.readAgain())
          .catch(() => undefined),
      [],
    ),
  };
}
