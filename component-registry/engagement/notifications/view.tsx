// The notifications of the organiser for the viewer: what is new, where it leads, and what is read.
import {
  Button,
  buttonClass,
  EmptyState,
  ErrorState,
  framed,
  Link,
  Skeleton,
  SkeletonArea,
  useNotifications,
  useTexts,
  type ViewProps,
} from '#sdk';
import { NoticeItem } from './notice-item.tsx';
import type { Props } from './props.ts';
import { PushControl } from './push-control.tsx';
import { texts } from './texts.ts';
import styles from './view.module.css';

export default function Notifications({ frame }: ViewProps<Props>) {
  const t = useTexts(texts);
  const { phase, items, unread, markRead, readAgain } = useNotifications();
  return (
    <section {...framed(frame, styles.root)} aria-label={t('label')}>
      <PushControl />
      {phase === 'loading' || phase === 'idle' ? (
        <SkeletonArea label={t('loading')} className={styles.list}>
          {[0, 1, 2].map((nth) => (
            <div key={nth} className={styles.item}>
              <Skeleton shape="title" width="40%" />
              <Skeleton lines={2} />
            </div>
          ))}
        </SkeletonArea>
      ) : phase === 'failed' ? (
        <ErrorState sentence={t('failed')} retryLabel={t('retry')} onRetry={readAgain} />
      ) : items.length === 0 ? (
        <EmptyState
          sentence={t('empty')}
          action={
            <Link to="page:PagSearchPage" className={buttonClass()}>
              {t('programme')}
            </Link>
          }
        />
      ) : (
        <>
          <div className={styles.head}>
            <p role="status">{unread > 0 ? t('unread', { count: unread }) : t('allRead')}</p>
            {unread > 1 && (
              <Button variant="quiet" onClick={() => markRead(items.flatMap(({ id, isRead }) => (isRead ? [] : [id])))}>
                {t('readAll')}
              </Button>
            )}
          </div>
          <ul role="list" className={styles.list}>
            {items.map((notice) => (
              <NoticeItem key={notice.id} notice={notice} onRead={() => markRead([notice.id])} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
