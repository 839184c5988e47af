// How many conversations of a company its staff have not read, beside the name of their sub-page; loaded for staff alone.
import type { ReactElement } from 'react';
import { Badge, queryOfRequest, useChatChanges, useDataContext, useQuery, useTexts, VisuallyHidden } from '#sdk';
import { companyChatsRequest } from './data.ts';
import { chatTexts } from './texts.ts';

/** While it is on screen visitors are told that somebody is there. */
export function UnreadChats({ id }: { id: string }): ReactElement | null {
  const t = useTexts(chatTexts);
  const chats = useQuery({ ...queryOfRequest(companyChatsRequest(useDataContext(), id)), refetchOnMount: 'always', retry: false });
  const readAgain = (): void => void chats.refetch();
  useChatChanges(id, { onChanged: readAgain, onPresence: () => undefined, onJoined: readAgain });
  const unread = chats.data?.Unread ?? 0;
  if (unread === 0) return null;
  return (
    <>
      {' '}
      <VisuallyHidden>{t('unreadChats', { number: unread })}</VisuallyHidden>
      <span aria-hidden>
        <Badge tone="accent">{unread}</Badge>
      </span>
    </>
  );
}
