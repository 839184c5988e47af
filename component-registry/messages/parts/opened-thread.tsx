// One conversation: read, written in, accepted or declined; for the help desk closed or opened again.
import { type ReactElement, Suspense, useEffect, useRef, useState } from 'react';
import {
  Badge,
  Button,
  ChatComposer,
  ErrorState,
  MessageList,
  NOTE_DRAFTS,
  queryOfRequest,
  showToast,
  Skeleton,
  useCall,
  useDataContext,
  useEvent,
  useHubChanges,
  useQuery,
  useTexts,
  useUser,
} from '#sdk';
import type { ChatMessage } from '#contract/chat';
import { answerThread, closeThread, markThreadRead, type OpenedThread, readThread } from '#contract/messages';
import { threadRequest } from './data.ts';
import { ThreadSafety } from './thread-safety.tsx';
import { threadName } from './thread-name.ts';
import { messageTexts } from './texts.ts';
import { useWriting } from './use-writing.ts';
import styles from './messages.module.css';

type OpenedProps = { id: number; onBack: () => void; /** Something was read or changed. */ onChanged: () => void };

export function OpenedThreadView({ id, onBack, onChanged }: OpenedProps): ReactElement {
  const t = useTexts(messageTexts);
  const { event } = useEvent();
  const call = useCall();
  const thread = useQuery({ ...queryOfRequest(threadRequest(useDataContext(), id)), retry: false, refetchOnMount: 'always' });
  const again = (): void => void thread.refetch();
  useHubChanges('messages', again);
  const heading = useRef<HTMLHeadingElement>(null);
  const isThere = thread.data !== undefined;
  useEffect(() => {
    if (isThere) heading.current?.focus();
  }, [isThere]);
  const latest = thread.data?.LastMessage ?? 0;
  useEffect(() => {
    if (latest > 0) void call(markThreadRead, { eventid: event, threadid: id, messageid: latest }).then(onChanged);
    // oxlint-disable-next-line exhaustive-deps -- once for each new message
  }, [call, event, id, latest]);
  if (thread.isError) return <ErrorState sentence={t('failed')} retryLabel={t('again')} onRetry={again} />;
  if (!thread.data) return <Skeleton lines={5} />;
  const shown = thread.data;
  const name = threadName(shown, t);
  const decide = async (endpoint: typeof answerThread | typeof closeThread, yes: boolean): Promise<void> => {
    const params = { eventid: event, threadid: id };
    const value = yes ? ('true' as const) : ('false' as const);
    const answer =
      endpoint === answerThread
        ? await call(answerThread, { ...params, accept: value })
        : await call(closeThread, { ...params, closed: value });
    if (!answer.ok) showToast({ id: 'messages', text: t('notChanged'), tone: 'bad' });
    again();
    onChanged();
  };
  return (
    <section className={styles.opened} aria-label={name}>
      <div className={styles.actions}>
        <Button size="small" className={styles.back} onClick={onBack}>
          {t('back')}
        </Button>
        <h3 ref={heading} tabIndex={-1} className={styles.name} dir="auto">
          {name}
        </h3>
        {shown.State === 'closed' && <Badge>{t('closed')}</Badge>}
        {shown.IsDesk && (
          <Button size="small" onClick={() => void decide(closeThread, shown.State !== 'closed')}>
            {t(shown.State === 'closed' ? 'openQuestion' : 'closeQuestion')}
          </Button>
        )}
      </div>
      {shown.Subject && (
        <p className={styles.muted} dir="auto">
          {[shown.Topic, shown.Subject].filter(Boolean).join(' · ')}
        </p>
      )}
      <Log shown={shown} name={name} onChanged={again} />
      {shown.Kind === 'direct' && (shown.State === 'asked' || shown.State === 'declined') && (
        <div className={styles.actions}>
          <p role="status" className={styles.muted}>
            {shown.State === 'declined' ? t('declined') : shown.IsAsking ? t('waitingFor') : t('asks', { name })}
          </p>
          {!shown.IsAsking && (
            <>
              <Button size="small" variant="primary" onClick={() => void decide(answerThread, true)}>
                {t('accept')}
              </Button>
              {shown.State === 'asked' && (
                <Button size="small" onClick={() => void decide(answerThread, false)}>
                  {t('decline')}
                </Button>
              )}
            </>
          )}
        </div>
      )}
      {shown.Kind !== 'help' && (
        <ThreadSafety id={id} name={name} blocked={shown.Blocked} canBlock={shown.Kind === 'direct'} onChanged={again} />
      )}
    </section>
  );
}

function Log({ shown, name, onChanged }: { shown: OpenedThread; name: string; onChanged: () => void }): ReactElement {
  const t = useTexts(messageTexts);
  const { event, language } = useEvent();
  const { user } = useUser();
  const call = useCall();
  const [older, setOlder] = useState<{ messages: readonly ChatMessage[]; next: number }>();
  const id = shown.ThreadId;
  const draft = `${NOTE_DRAFTS}${event}.${user?.UserId ?? ''}.thread/${id}`;
  const { send, waiting, refusal } = useWriting(id, draft, onChanged);
  const next = older?.next ?? shown.Next;
  const first = shown.Messages[0]?.MessageId ?? 0;
  const messages = [...(older?.messages ?? []).filter(({ MessageId }) => MessageId < first), ...shown.Messages];
  const earlier = async (): Promise<void> => {
    const answer = await call(readThread, { eventid: event, threadid: id, before: next, language });
    if (answer.ok) setOlder({ messages: [...answer.reply.Messages, ...(older?.messages ?? [])], next: answer.reply.Next });
  };
  const loading = <Skeleton lines={4} />;
  return (
    <>
      <Suspense fallback={loading}>
        <MessageList
          conversation={{ messages, readByOthers: shown.ReadByOthers, hasEarlier: next > 0, earlier }}
          waiting={waiting}
          isStaff={shown.IsDesk}
          unnamed={{ visitor: shown.Kind === 'help' ? name : t('gone'), staff: t('helpDesk') }}
          words={{ log: t('log'), earlier: t('earlier'), empty: t('empty'), waiting: t('waiting'), you: t('you'), read: t('read') }}
          sides={shown.Kind === 'help' ? 'staff' : 'own'}
        />
      </Suspense>
      {shown.MayWrite ? (
        <Suspense>
          <ChatComposer
            label={shown.IsDesk ? t('answer') : t('write')}
            draft={draft}
            refusal={refusal}
            onSend={send}
            words={{ enterHelp: t('enterHelp'), left: (number) => t('left', { number }), send: t('send'), noWords: t('noWords') }}
          />
        </Suspense>
      ) : (
        (shown.Blocked !== 'none' || shown.State === 'open') && (
          <p role="status" className={styles.muted}>
            {t(shown.Blocked === 'own' ? 'youBlocked' : shown.Blocked === 'other' ? 'blocked' : 'notAllowed')}
          </p>
        )
      )}
    </>
  );
}
