// The conversations of a company for its staff: the list, and the one that is open. Loaded for staff alone.
import { type ReactElement, useState } from 'react';
import {
  Badge,
  Button,
  EmptyState,
  queryOfRequest,
  RequestState,
  Skeleton,
  Time,
  useCall,
  useDataContext,
  useDates,
  useEvent,
  useNow,
  useQuery,
  useTexts,
} from '#sdk';
import { type CompanyChat, companyChats } from '#contract/chat';
import styles from './chat.module.css';
import { companyChatsRequest } from './data.ts';
import { NewCount } from './new-count.tsx';
import { StaffConversation } from './staff-conversation.tsx';
import { chatTexts } from './texts.ts';

/** `UnreadChats`, which stands beside it, keeps the list current. */
export function CompanyChats({ id, name }: { id: string; name: string }): ReactElement {
  const t = useTexts(chatTexts);
  const { event } = useEvent();
  const call = useCall();
  const chats = useQuery({ ...queryOfRequest(companyChatsRequest(useDataContext(), id)), retry: false });
  const [open, setOpen] = useState<number>();
  const [older, setOlder] = useState<{ chats: readonly CompanyChat[]; next: number }>();
  const next = older?.next ?? chats.data?.Next ?? 0;
  const more = async (): Promise<void> => {
    const answer = await call(companyChats, { eventid: event, id, before: next });
    if (answer.ok) setOlder({ chats: [...(older?.chats ?? []), ...answer.reply.Chats], next: answer.reply.Next });
  };
  return (
    <section className={styles.staff} data-open={open !== undefined || undefined}>
      <p className={styles.muted}>{t('chatsFor', { name })}</p>
      <RequestState request={chats} failed={t('failed')} retry={t('again')} loading={<Skeleton lines={4} />}>
        {({ Chats }) => {
          const latest = new Set(Chats.map(({ ChatId }) => ChatId));
          const all = [...Chats, ...(older?.chats ?? []).filter(({ ChatId }) => !latest.has(ChatId))];
          if (all.length === 0 && open === undefined) return <EmptyState sentence={t('noChats')} />;
          return (
            <div className={styles.panes}>
              <div className={styles.list}>
                <ul role="list" aria-label={t('chats')}>
                  {all.map((chat) => (
                    <Listed key={chat.ChatId} chat={chat} isOpen={chat.ChatId === open} onOpen={() => setOpen(chat.ChatId)} />
                  ))}
                </ul>
                {next > 0 && <Button onClick={() => void more()}>{t('more')}</Button>}
              </div>
              {open === undefined ? (
                <p className={styles.choose}>{t('choose')}</p>
              ) : (
                <StaffConversation key={open} company={id} name={name} chatId={open} onBack={() => setOpen(undefined)} />
              )}
            </div>
          );
        }}
      </RequestState>
    </section>
  );
}

type ListedProps = { chat: CompanyChat; isOpen: boolean; onOpen: () => void };

function Listed({ chat, isOpen, onOpen }: ListedProps): ReactElement {
  const t = useTexts(chatTexts);
  const dates = useDates();
  const day = dates.shortDate(chat.LastAt);
  const isToday = day === dates.shortDate(useNow());
  return (
    <li>
      <button type="button" className={styles.listed} aria-current={isOpen || undefined} onClick={onOpen}>
        <span className={styles.listedName} dir="auto">
          {chat.Name || t('visitor')}
        </span>
        <span className={styles.meta}>
          <Time dateTime={chat.LastAt}>{isToday ? dates.time(chat.LastAt) : day}</Time>
          <NewCount number={chat.Unread} words={t('unread', { number: chat.Unread })} />
          {chat.IsClosed && <Badge>{t('closed')}</Badge>}
        </span>
        <span className={styles.listedText} dir="auto">
          {chat.LastIsStaff ? `${t('answered')} ${chat.LastText}` : chat.LastText}
        </span>
      </button>
    </li>
  );
}
