// One notification of the list.
import type { ReactElement } from 'react';
import {
  Badge,
  Button,
  buttonClass,
  Link,
  type NotificationItem,
  Time,
  useDates,
  useNow,
  useOwnZone,
  useTexts,
  VisuallyHidden,
} from '#sdk';
import { texts } from './texts.ts';
import styles from './view.module.css';

export function NoticeItem({ notice, onRead }: { notice: NotificationItem; onRead: () => void }): ReactElement {
  const t = useTexts(texts);
  const dates = useDates();
  const today = dates.shortDate(useNow());
  const { id, title, link, at, isRead, startsAt } = notice;
  const own = useDates(useOwnZone());
  const text = startsAt === null ? notice.text : [own.time(startsAt), notice.text].filter(Boolean).join(' · ');
  const day = dates.shortDate(at);
  const heading = `notification-${id}`;
  return (
    <li className={styles.item} data-read={isRead || undefined}>
      <article aria-labelledby={heading}>
        <p className={styles.meta}>
          <Time dateTime={new Date(at).toISOString()}>{day === today ? dates.time(at) : `${day}, ${dates.time(at)}`}</Time>
          {!isRead && <Badge tone="accent">{t('new')}</Badge>}
        </p>
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        {text !== '' && <p className={styles.text}>{text}</p>}
        {(link !== '' || !isRead) && (
          <p className={styles.actions}>
            {link !== '' && (
              <Link to={link} className={buttonClass({ size: 'small' })} onClick={onRead}>
                {t('open')}
                <VisuallyHidden>: {title}</VisuallyHidden>
              </Link>
            )}
            {!isRead && (
              <Button variant="quiet" size="small" onClick={onRead}>
                {t('read')}
                <VisuallyHidden>: {title}</VisuallyHidden>
              </Button>
            )}
          </p>
        )}
      </article>
    </li>
  );
}
