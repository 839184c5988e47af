// Conversations of the reader: the list, and the one that is open.
import { lazy, type ReactElement, Suspense, useState } from 'react';
import {
  Badge,
  buttonClass,
  EmptyState,
  framed,
  Link,
  RequestState,
  Skeleton,
  Time,
  useAddress,
  useDates,
  useDocument,
  useEvent,
  useNow,
  useTakenFromAddress,
  useText,
  useTexts,
  useUser,
  type ViewProps,
} from '#sdk';
import type { MessageThread } from '#contract/messages';
import { threadName } from '../parts/thread-name.ts';
import { messageTexts } from '../parts/texts.ts';
import { useThreads } from '../parts/use-threads.ts';
import styles from '../parts/messages.module.css';
import type { Props } from './props.ts';

const OpenedThreadView = lazy(() => import('../parts/opened-thread.tsx').then((code) => ({ default: code.OpenedThreadView })));

/** The conversation that the link of a letter names. */
const named = ['thread'] as const;
const headings = { direct: 'messages', group: 'groups', help: 'questions', desk: 'desk' } as const;
const nothings = { direct: 'noMessages', group: 'noGroups', help: 'noQuestions', desk: 'noDesk' } as const;

export default function Conversations({ props: { show, heading }, frame }: ViewProps<Props>) {
  const t = useTexts(messageTexts);
  const text = useText();
  const { preview } = useEvent();
  const { user, hasAccounts, offersSignIn } = useUser();
  const { inbox, helpTopics } = useDocument('messages');
  const { thread } = useTakenFromAddress(named);
  const here = new URLSearchParams({ returnUrl: useAddress() }).toString();
  const isOn = show === 'direct' ? inbox : show === 'group' || helpTopics.length > 0;
  const threads = useThreads(show, isOn);
  const [open, setOpen] = useState<number | undefined>(Number(thread) || undefined);
  const isDesk = threads.data?.IsDesk ?? false;
  const label = text(heading) || t(headings[show]);
  const isShown = isOn && hasAccounts && offersSignIn && !preview && (show !== 'desk' || isDesk) && (show !== 'help' || user !== null);
  if (!isShown)
    return (
      <section {...framed(frame, styles.root)} data-device="">
        {show === 'direct' && (!inbox || (user === null && !offersSignIn)) && (
          <EmptyState sentence={t('off')} action={<Link to="page:HomePage">{t('toHome')}</Link>} />
        )}
      </section>
    );
  const opened = threads.data?.Threads.some(({ ThreadId }) => ThreadId === open) ? open : undefined;
  return (
    <section {...framed(frame, styles.root)} aria-label={label} data-device="" data-open={opened !== undefined || undefined}>
      <h2>{label}</h2>
      {user === null ? (
        <EmptyState
          sentence={t('signInTo')}
          action={
            <Link to={`page:LoginPage?${here}`} className={buttonClass({ variant: 'primary' })}>
              {t('signIn')}
            </Link>
          }
        />
      ) : (
        <RequestState request={threads} failed={t('failed')} retry={t('again')} loading={<Skeleton lines={4} />}>
          {({ Threads }) =>
            Threads.length === 0 ? (
              <EmptyState sentence={t(nothings[show])} />
            ) : (
              <div className={styles.panes}>
                <ul role="list" aria-label={label} className={styles.list}>
                  {Threads.map((one) => (
                    <Listed key={one.ThreadId} thread={one} isOpen={one.ThreadId === opened} onOpen={() => setOpen(one.ThreadId)} />
                  ))}
                </ul>
                {opened === undefined ? (
                  <p className={styles.choose}>{t('choose')}</p>
                ) : (
                  <Suspense fallback={<Skeleton lines={5} />}>
                    <OpenedThreadView key={opened} id={opened} onBack={() => setOpen(undefined)} onChanged={() => void threads.refetch()} />
                  </Suspense>
                )}
              </div>
            )
          }
        </RequestState>
      )}
    </section>
  );
}

function Listed({ thread, isOpen, onOpen }: { thread: MessageThread; isOpen: boolean; onOpen: () => void }): ReactElement {
  const t = useTexts(messageTexts);
  const dates = useDates();
  const day = dates.shortDate(thread.LastAt);
  const isToday = day === dates.shortDate(useNow());
  const { Unread, State, LastMessage } = thread;
  return (
    <li>
      <button type="button" className={styles.listed} aria-current={isOpen || undefined} onClick={onOpen}>
        <span className={styles.listedName} dir="auto">
          {threadName(thread, t)}
        </span>
        <span className={styles.meta}>
          {LastMessage > 0 && <Time dateTime={thread.LastAt}>{isToday ? dates.time(thread.LastAt) : day}</Time>}
          {Unread > 0 && <Badge>{t('unread', { number: Unread })}</Badge>}
          {State === 'closed' && <Badge>{t('closed')}</Badge>}
          {State === 'asked' && !thread.IsAsking && <Badge>{t('request')}</Badge>}
        </span>
        <span className={styles.listedText} dir="auto">
          {thread.LastText || thread.Subject}
        </span>
      </button>
    </li>
  );
}
