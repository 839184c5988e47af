// The messages of a conversation as a log: new ones are announced, and come into view where the reader is at its end.
import { type ReactElement, useLayoutEffect, useRef } from 'react';
import { Button, PlainText, Time, useDates, useNow, useTexts } from '#sdk';
import type { ChatMessage } from '#contract/chat';
import styles from './chat.module.css';
import { chatTexts } from './texts.ts';
import type { ConversationFacts } from './use-conversation.ts';
import type { WaitingMessage } from './use-sending.ts';

/** How near to its end the reader is at it, px. */
const NEAR = 80;

type MessageListProps = {
  conversation: Pick<ConversationFacts, 'messages' | 'readByOthers' | 'hasEarlier' | 'earlier'>;
  waiting: readonly WaitingMessage[];
  /** Whether the company's side reads: what colleagues wrote stands on it. */
  isStaff: boolean;
  /** Who stands for somebody who is gone, or has no name: the visitor, and the staff. */
  unnamed: { visitor: string; staff: string };
};

export function MessageList({ conversation, waiting, isStaff, unnamed }: MessageListProps): ReactElement {
  const t = useTexts(chatTexts);
  const { messages, readByOthers, hasEarlier, earlier } = conversation;
  const log = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const last = messages.at(-1);
  useLayoutEffect(() => {
    const shown = log.current;
    // Somebody who reads what was written earlier stays there; what they write themselves they want to see.
    if (shown && (isAtEnd.current || last?.IsOwn)) shown.scrollTop = shown.scrollHeight;
  }, [last, waiting.length]);
  const lastRead = messages.findLast(({ IsOwn, MessageId }) => IsOwn && MessageId <= readByOthers);
  return (
    <div
      ref={log}
      role="log"
      aria-label={t('log')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
      tabIndex={0}
      className={styles.log}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR;
      }}
    >
      {hasEarlier && (
        <Button size="small" variant="quiet" className={styles.earlier} onClick={() => void earlier()}>
          {t('earlier')}
        </Button>
      )}
      {messages.length === 0 && waiting.length === 0 && <p className={styles.muted}>{t('empty')}</p>}
      <ol role="list" className={styles.messages}>
        {messages.map((message) => (
          <Message key={message.MessageId} message={message} unnamed={unnamed} isStaff={isStaff} isRead={message === lastRead} />
        ))}
        {waiting.map(({ id, text }) => (
          <li key={id} className={styles.message} data-side="own">
            <p className={styles.meta}>{t('waiting')}</p>
            <PlainText text={text} className={styles.text ?? ''} />
          </li>
        ))}
      </ol>
    </div>
  );
}

type MessageProps = { message: ChatMessage; isRead: boolean } & Pick<MessageListProps, 'unnamed' | 'isStaff'>;

function Message({ message: { IsOwn, IsStaff, Name, Text, SentAt }, unnamed, isStaff, isRead }: MessageProps): ReactElement {
  const t = useTexts(chatTexts);
  const dates = useDates();
  const day = dates.shortDate(SentAt);
  const isToday = day === dates.shortDate(useNow());
  return (
    <li className={styles.message} data-side={IsStaff === isStaff ? 'own' : undefined}>
      <p className={styles.meta}>
        <span dir="auto">{IsOwn ? t('you') : Name || (IsStaff ? unnamed.staff : unnamed.visitor)}</span>
        <Time dateTime={SentAt}>{isToday ? dates.time(SentAt) : `${day}, ${dates.time(SentAt)}`}</Time>
        {isRead && <span>{t('read')}</span>}
      </p>
      <PlainText text={Text} className={styles.text ?? ''} />
    </li>
  );
}
