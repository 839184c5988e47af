// Shows each new notification once, as a short message over the page; many at once are one message.
import { useEffect } from 'react';
import { framed, showToast, takeFresh, useDocument, useFollow, useNotifications, useTexts, type ViewProps } from '#sdk';
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
  const { notifications } = useDocument('app');
  const { fresh, markRead } = useNotifications();
  useEffect(() => {
    if (fresh.length === 0) return;
    const taken = takeFresh();
    if (!notifications.toasts || taken.length === 0) return;
    const all = { label: t('showAll'), run: () => follow('page:NotificationsPage') };
    if (taken.length > MOST)
      return showToast({ id: 'notifications', text: t('several', { count: taken.length }), action: all, lasts: LASTS });
    for (const { id, title, link } of taken) {
      const run = (): void => {
        markRead([id]);
        follow(link || 'page:NotificationsPage');
      };
      showToast({ id: `notification-${id}`, text: title, action: { label: t('show'), run }, lasts: LASTS });
    }
  }, [fresh, notifications.toasts, t, follow, markRead]);
  // The message itself is drawn by shell/toasts.
  return <div {...framed(frame, styles.place)} />;
}
