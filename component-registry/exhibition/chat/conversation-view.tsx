// A conversation on screen, for either side: its states, its messages, and where one is written.
import { type ReactElement, Suspense, useEffect, useRef } from 'react';
import { ChatComposer, ErrorState, MessageList, NOTE_DRAFTS, Skeleton, SkeletonArea, useEvent, useTexts, useUser } from '#sdk';
import styles from './chat.module.css';
import { chatTexts } from './texts.ts';
import type { ConversationFacts, ConversationPlace } from './use-conversation.ts';
import { useSending } from './use-sending.ts';

type ConversationViewProps = {
  place: ConversationPlace;
  conversation: ConversationFacts;
  /** Label of the field. */
  write: string;
  unnamed: { visitor: string; staff: string };
};

export function ConversationView({ place, conversation, write, unnamed }: ConversationViewProps): ReactElement {
  const t = useTexts(chatTexts);
  const { event } = useEvent();
  const { user } = useUser();
  const draft = `${NOTE_DRAFTS}${event}.${user?.UserId ?? ''}.chat/${place.company}/${place.chatId ?? ''}`;
  const { send, waiting, refusal } = useSending(place, conversation, draft);
  const { phase, readAgain } = conversation;
  const before = useRef(waiting.length);
  // What waited was sent: it is there now.
  useEffect(() => {
    if (waiting.length < before.current) void readAgain();
    before.current = waiting.length;
  }, [waiting.length, readAgain]);
  const loading = (
    <SkeletonArea label={t('loading')} className={styles.log}>
      <Skeleton lines={3} />
    </SkeletonArea>
  );
  const logWords = {
    log: t('log'),
    earlier: t('earlier'),
    empty: t('empty'),
    waiting: t('waiting'),
    you: t('you'),
    read: t('read'),
  };
  const composerWords = {
    enterHelp: t('enterHelp'),
    left: (number: number) => t('left', { number }),
    send: t('send'),
    noWords: t('noWords'),
  };
  const sendNow = async (text: string): Promise<string> => {
    const said = await send(text);
    return said === '' ? '' : t(said);
  };
  return (
    <div className={styles.conversation}>
      {phase === 'loading' && loading}
      {phase === 'failed' && <ErrorState sentence={t('failed')} retryLabel={t('again')} onRetry={() => void readAgain()} />}
      {phase === 'ready' && (
        <Suspense fallback={loading}>
          <MessageList
            conversation={conversation}
            waiting={waiting}
            isStaff={place.chatId !== undefined}
            unnamed={unnamed}
            words={logWords}
          />
        </Suspense>
      )}
      {conversation.blocked === 'none' ? (
        <Suspense>
          <ChatComposer label={write} draft={draft} refusal={refusal === '' ? '' : t(refusal)} onSend={sendNow} words={composerWords} />
        </Suspense>
      ) : (
        <p role="status" className={styles.muted}>
          {t(conversation.blocked === 'own' ? 'youBlocked' : 'blocked')}
        </p>
      )}
    </div>
  );
}
