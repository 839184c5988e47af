// One conversation for the staff of the company: read, answered, closed or opened again.
import { type ReactElement, useEffect, useRef } from 'react';
import { Button, showToast, useCall, useEvent, useTexts } from '#sdk';
import { closeChat } from '#contract/chat';
import styles from './chat.module.css';
import { ChatSafety } from './chat-safety.tsx';
import { ConversationView } from './conversation-view.tsx';
import { chatTexts } from './texts.ts';
import { useConversation } from './use-conversation.ts';

type StaffConversationProps = { company: string; name: string; chatId: number; onBack: () => void };

export function StaffConversation({ company, name, chatId, onBack }: StaffConversationProps): ReactElement {
  const t = useTexts(chatTexts);
  const { event } = useEvent();
  const call = useCall();
  const place = { company, chatId };
  const conversation = useConversation(place);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const visitor = conversation.name || t('visitor');
  const close = async (closed: boolean): Promise<void> => {
    const answer = await call(closeChat, { eventid: event, id: company, chatid: chatId, closed: closed ? 'true' : 'false' });
    if (answer.ok) conversation.put(answer.reply);
    else showToast({ id: 'chat', text: t('notChanged'), tone: 'bad' });
  };
  return (
    <section className={styles.opened} aria-label={visitor}>
      <div className={styles.actions}>
        <Button size="small" className={styles.back} onClick={onBack}>
          {t('back')}
        </Button>
        <h3 ref={heading} tabIndex={-1} className={styles.visitor} dir="auto">
          {visitor}
        </h3>
        {!conversation.isGone && (
          <Button size="small" onClick={() => void close(!conversation.isClosed)}>
            {t(conversation.isClosed ? 'openChat' : 'closeChat')}
          </Button>
        )}
      </div>
      {conversation.isGone ? (
        <p role="status">{t('gone')}</p>
      ) : (
        <>
          <ConversationView
            place={place}
            conversation={conversation}
            write={t('answerTo', { name: visitor })}
            unnamed={{ visitor: t('visitor'), staff: t('staffOf', { name }) }}
          />
          {conversation.phase === 'ready' && <ChatSafety place={place} conversation={conversation} name={visitor} />}
        </>
      )}
    </section>
  );
}
