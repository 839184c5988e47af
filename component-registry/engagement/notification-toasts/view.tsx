// Shows each new notification once, as a short message over the page, and that a favourite is about to start; many at once are one message.
import { useCallback, useEffect } from 'react';
import {
  framed,
  showToast,
  takeFresh,
  useDates,
  useDeviceReminders,
  useDocument,
  useFollow,
  useHref,
  useNotifications,
  useOwnZone,
  useTexts,
  type ViewProps,
} from '#sdk';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import styles from './view.module.css';

/** How long a message stays, ms: long enough to read it and to decide. */
const LASTS = 12_000;
/** More than these at once are counted in one message. */
const MOST = 3;

export default function NotificationToasts({ frame }: ViewProps<Props>) {
  const t = useTexts(texts);
  const follow = useFollow();
  const href = useHref();
  const { notifications } = useDocument('app');
  const { fresh, markRead } = useNotifications();
  const reminderText = useReminderText();
  useEffect(() => {
    if (fresh.length === 0) return;
    const taken = takeFresh();
    if (!notifications.toasts || taken.length === 0) return;
    const all = { label: t('showAll'), run: () => follow('page:NotificationsPage') };
    if (taken.length > MOST)
      return showToast({ id: 'notifications', text: t('several', { count: taken.length }), action: all, lasts: LASTS });
    for (const { id, title, text, link, startsAt } of taken) {
      const run = (): void => {
        markRead([id]);
        follow(link || 'page:NotificationsPage');
      };
      const words = startsAt === null ? title : reminderText(startsAt, title, text);
      showToast({ id: `notification-${id}`, text: words, action: { label: t('show'), run }, lasts: LASTS });
    }
  }, [fresh, notifications.toasts, t, follow, markRead, reminderText]);
  useDeviceReminders({
    announce({ kind, id, title, room, start }) {
      const page =
        kind === 'session'
          ? href('page:PagSessionDetailPage', { sessionId: id })
          : href('page:PagPresentationDetailPage', { presentationId: id });
      const action = { label: t('show'), run: () => page !== undefined && follow(page) };
      showToast({ id: `reminder-${kind}-${id}`, text: reminderText(start, title, room), action, lasts: LASTS });
    },
    announceChanges(changed) {
      const action = { label: t('show'), run: () => follow('page:PersonalProgramPage') };
      const [first] = changed;
      const text = first && changed.length === 1 ? t('changed', { title: first.was.title }) : t('changedMany', { count: changed.length });
      showToast({ id: 'favourites-changed', text, action, lasts: LASTS });
    },
  });
  // The message itself is drawn by shell/toasts.
  return <div {...framed(frame, styles.place)} />;
}

/** The words of a reminder, with the time of the visitor's own zone. */
function useReminderText(): (start: number, title: string, room: string) => string {
  const t = useTexts(texts);
  const event = useDates();
  const own = useDates(useOwnZone());
  return useCallback(
    (start, title, room) => {
      const time = own.time(start) === event.time(start) ? own.time(start) : t('yourTime', { time: own.time(start) });
      return room === '' ? t('startsAt', { time, title }) : t('startsIn', { time, room, title });
    },
    [t, event, own],
  );
}
