// The messages of a conversation as a log: new ones are announced, and come into view where the reader is at its end.
import { type ReactElement, useLayoutEffect, useRef } from 'react';
import type { ChatMessage } from '../../contract/chat.ts';
import { useDates, useNow } from '../../session/use-time.ts';
import { Button } from '../../ui/button.tsx';
import { Time } from '../../ui/time.tsx';
import { PlainText } from '../plain-text.tsx';
import styles from './conversation.module.css';

/** What of a conversation is shown. `readByOthers`: id of the last message that the other side has read. */
export type LoggedConversation = {
  messages: readonly ChatMessage[];
  readByOthers: number;
  hasEarlier: boolean;
  earlier: () => Promise<void>;
};

/** A message that waits for a connection. */
export type WaitingMessage = { id: string; text: string };

/** The words of the component that shows it. */
export type LogWords = { log: string; earlier: string; empty: string; waiting: string; you: string; read: string };

/** How near to its end the reader is at it, px. */
const NEAR = 80;

type MessageListProps = {
  conversation: LoggedConversation;
  waiting: readonly WaitingMessage[];
  /** Whether the company's side reads: what colleagues wrote stands on it. */
  isStaff: boolean;
  /** Who stands for somebody who is gone, or has no name: the visitor, and the staff. */
  unnamed: { visitor: string; staff: string };
  words: LogWords;
  /** What stands on the reader's side: what their side wrote (`staff`, by default), or what they themselves did, where all are alike. */
  sides?: 'staff' | 'own';
};

export function MessageListView({ conversation, waiting, isStaff, unnamed, words, sides = 'staff' }: MessageListProps): ReactElement {
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
      aria-label={words.log}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
      tabIndex={0}
      className={styles.log}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR;
      }}
    >
      {hasEarlier && (
        <Button size="small" variant="quiet" className={styles.earlier} onClick={() => void earlier()}>
          {words.earlier}
        </Button>
      )}
      {messages.length === 0 && waiting.length === 0 && <p className={styles.muted}>{words.empty}</p>}
      <ol role="list" className={styles.messages}>
        {messages.map((message) => (
          <Message
            key={message.MessageId}
            message={message}
            unnamed={unnamed}
            isStaff={isStaff}
            isRead={message === lastRead}
            words={words}
            sides={sides}
          />
        ))}
        {waiting.map(({ id, text }) => (
          <li key={id} className={styles.message} data-side="own">
            <p className={styles.meta}>{words.waiting}</p>
            <PlainText text={text} className={styles.text ?? ''} />
          </li>
        ))}
      </ol>
    </div>
  );
}

type MessageProps = { message: ChatMessage; isRead: boolean } & Pick<MessageListProps, 'unnamed' | 'isStaff' | 'words'> & {
    sides: 'staff' | 'own';
  };

function Message({ message: { IsOwn, IsStaff, Name, Text, SentAt }, unnamed, isStaff, isRead, words, sides }: MessageProps): ReactElement {
  const dates = useDates();
  const day = dates.shortDate(SentAt);
  const isToday = day === dates.shortDate(useNow());
  return (
    <li className={styles.message} data-side={(sides === 'own' ? IsOwn : IsStaff === isStaff) ? 'own' : undefined}>
      <p className={styles.meta}>
        <span dir="auto">{IsOwn ? words.you : Name || (IsStaff ? unnamed.staff : unnamed.visitor)}</span>
        <Time dateTime={SentAt}>{isToday ? dates.time(SentAt) : `${day}, ${dates.time(SentAt)}`}</Time>
        {isRead && <span>{words.read}</span>}
      </p>
      <PlainText text={Text} className={styles.text ?? ''} />
    </li>
  );
}
