// The dialog in which a visitor writes with a company: who is there, the conversation, and the way to delete it. Loaded when somebody opens it.
import { type ReactElement, useState } from 'react';
import { Button, Dialog, dueHours, showToast, useCall, useDates, useEvent, useNow, useTexts } from '#sdk';
import { deleteChat, type getChatModel } from '#contract/chat';
import type { ReplyOf } from '#contract/endpoint';
import styles from './chat.module.css';
import { ChatSafety } from './chat-safety.tsx';
import { ConversationView } from './conversation-view.tsx';
import { chatTexts } from './texts.ts';
import { type ConversationFacts, useConversation } from './use-conversation.ts';

type ChatModel = ReplyOf<typeof getChatModel>;
type ChatDialogProps = { model: ChatModel; name: string; onClose: () => void };

export function ChatDialog({ model, name, onClose }: ChatDialogProps): ReactElement {
  const t = useTexts(chatTexts);
  const place = { company: model.CompanyAccountId, chatId: undefined };
  const conversation = useConversation(place);
  return (
    <Dialog open onClose={onClose} title={model.Title || t('chatWith', { name })} closeLabel={t('close')}>
      <div className={styles.dialog}>
        {model.Greeting && <p dir="auto">{model.Greeting}</p>}
        <p role="status" className={styles.muted}>
          {conversation.phase === 'ready' && (conversation.isStaffPresent ? t('here', { name }) : <Absent hours={model.Hours} />)}
        </p>
        <ConversationView
          place={place}
          conversation={conversation}
          write={t('write')}
          unnamed={{ visitor: t('visitor'), staff: t('staffOf', { name }) }}
        />
        {conversation.isClosed && <p className={styles.muted}>{t('closedByStaff', { name })}</p>}
        {conversation.phase === 'ready' && <ChatSafety place={place} conversation={conversation} name={name} />}
        {conversation.messages.length > 0 && <DeleteChat company={model.CompanyAccountId} onDeleted={conversation.clear} />}
      </div>
    </Dialog>
  );
}

/** Nobody is there: when somebody is, as far as the company has said. */
function Absent({ hours }: { hours: ChatModel['Hours'] }): ReactElement {
  const t = useTexts(chatTexts);
  const dates = useDates();
  const due = dueHours(hours, useNow());
  return (
    <>
      {t('nobody')}
      {due && ` ${t('hours', { date: dates.shortDate(due.StartTime), time: dates.timeRange(due.StartTime, due.EndTime) })}`}
    </>
  );
}

function DeleteChat({ company, onDeleted }: { company: string; onDeleted: ConversationFacts['clear'] }): ReactElement {
  const t = useTexts(chatTexts);
  const { event } = useEvent();
  const call = useCall();
  const [isAsked, ask] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const remove = async (): Promise<void> => {
    setBusy(true);
    const answer = await call(deleteChat, { eventid: event, id: company });
    setBusy(false);
    ask(false);
    showToast({ id: 'chat', text: t(answer.ok ? 'deleted' : 'notDeleted'), tone: answer.ok ? 'good' : 'bad' });
    if (answer.ok) onDeleted();
  };
  if (!isAsked)
    return (
      <Button size="small" variant="quiet" className={styles.start} onClick={() => ask(true)}>
        {t('delete')}
      </Button>
    );
  return (
    <p role="group" aria-label={t('deleteSure')} className={styles.actions}>
      <span className={styles.muted}>{t('deleteSure')}</span>
      <Button size="small" onClick={() => ask(false)}>
        {t('keep')}
      </Button>
      <Button size="small" variant="primary" busy={isBusy} onClick={() => void remove()}>
        {t('deleteNow')}
      </Button>
    </p>
  );
}
