// Leads back to a session that was opened on this device and has ended (A §2 Rating reminder).
import {
  Button,
  buttonClass,
  Dialog,
  framed,
  Link,
  remindOf,
  useAskedFor,
  useDocument,
  useEvent,
  useNow,
  useOpenedSessions,
  useTexts,
  useUser,
  type ViewProps,
} from '#sdk';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import styles from './view.module.css';

export default function RatingReminder({ frame }: ViewProps<Props>) {
  const t = useTexts(texts);
  const { active, minutes } = useDocument('app').ratingReminder;
  const { isSignedIn } = useUser();
  const { timeZone, params } = useEvent();
  const [opened, finish] = useOpenedSessions();
  const now = useNow();
  const { session } = remindOf(active && isSignedIn ? opened : [], minutes, { now, timeZone });
  const [isAsked, done] = useAskedFor(active ? 'Rating reminder' : '');
  const close = (): void => {
    if (isAsked) done();
    else if (session) finish(session.id);
  };
  // Who is on its page already needs no way to it.
  const isHere = session !== undefined && params['sessionId'] === session.id;
  return (
    <div {...framed(frame, styles.place)}>
      <Dialog
        open={isAsked || (session !== undefined && !isHere)}
        priority={isAsked ? 'asked' : 'reminder'}
        onClose={close}
        title={t('title')}
        closeLabel={t('close')}
        size="small"
        actions={
          <>
            <Button onClick={close}>{t('close')}</Button>
            {session && (
              <Link
                to="page:PagSessionDetailPage"
                params={{ sessionId: session.id }}
                className={buttonClass({ variant: 'primary' })}
                onClick={close}
              >
                {t('open')}
              </Link>
            )}
          </>
        }
      >
        <p className={styles.session}>{session?.title}</p>
        <p>{t('text')}</p>
      </Dialog>
    </div>
  );
}
