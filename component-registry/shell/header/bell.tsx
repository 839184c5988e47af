// The bell: how many notifications are not read, and the way to them (A §7). The count comes when the page is idle.
import type { ReactElement } from 'react';
import { BellIcon, Link, useNotifications, useTexts, VisuallyHidden } from '#sdk';
import { texts } from './texts.ts';
import styles from './bell.module.css';

/** A larger count is `99+`. */
const MOST = 99;

/** The bell, where the event shows notifications. */
export function Bell(): ReactElement | null {
  const t = useTexts(texts);
  const { isActive, unread } = useNotifications();
  if (!isActive) return null;
  return (
    <Link to="page:NotificationsPage" className={styles.bell}>
      <BellIcon className={styles.icon} aria-hidden="true" />
      <VisuallyHidden>{unread > 0 ? t('unread', { count: unread }) : t('notifications')}</VisuallyHidden>
      {unread > 0 && (
        <span className={styles.count} aria-hidden="true">
          {unread > MOST ? `${MOST}+` : unread}
        </span>
      )}
    </Link>
  );
}
