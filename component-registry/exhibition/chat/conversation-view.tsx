// A conversation on screen, for either side: its states, its messages, and where one is written.
import { type ReactElement, useEffect, useRef } from 'react';
import { ErrorState, NOTE_DRAFTS, Skeleton, SkeletonArea, useEvent, useTexts, useUser } from '#sdk';
import styles from './chat.module.css';
import { ChatComposer } from './composer.tsx';
import { MessageList } from './message-list.tsx';
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
  const { send, waiting } = useSending(place, conversation);
  const { phase, readAgain } = conversation;
  const before = useRef(waiting.length);
  // What waited was sent: it is there now.
  useEffect(() => {
    if (waiting.length < before.current) void readAgain();
    before.current = waiting.length;
  }, [waiting.length, readAgain]);
  return (
    <div className={styles.conversation}>
      {phase === 'loading' && (
        <SkeletonArea label={t('loading')} className={styles.log}>
          <Skeleton lines={3} />
        </SkeletonArea>
      )}
      {phase === 'failed' && <ErrorState sentence={t('failed')} retryLabel={t('again')} onRetry={() => void readAgain()} />}
      {phase === 'ready' && (
        <MessageList conversation={conversation} waiting={waiting} isStaff={place.chatId !== undefined} unnamed={unnamed} />
      )}
      {conversation.blocked === 'none' ? (
        <ChatComposer
          label={write}
          draft={`${NOTE_DRAFTS}${event}.${user?.UserId ?? ''}.chat/${place.company}/${place.chatId ?? ''}`}
          onSend={send}
        />
      ) : (
        <p role="status" className={styles.muted}>
          {t(conversation.blocked === 'own' ? 'youBlocked' : 'blocked')}
        </p>
      )}
    </div>
  );
}
