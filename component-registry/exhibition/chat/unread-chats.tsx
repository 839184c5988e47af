// How many conversations of a company its staff have not read, beside the name of their sub-page; loaded for staff alone.
import type { ReactElement } from 'react';
import { queryOfRequest, useChatChanges, useDataContext, useQuery, useTexts } from '#sdk';
import { companyChatsRequest } from './data.ts';
import { NewCount } from './new-count.tsx';
import { chatTexts } from './texts.ts';

/** While it is on screen visitors are told that somebody is there. */
export function UnreadChats({ id }: { id: string }): ReactElement {
  const t = useTexts(chatTexts);
  const chats = useQuery({ ...queryOfRequest(companyChatsRequest(useDataContext(), id)), refetchOnMount: 'always', retry: false });
  const readAgain = (): void => void chats.refetch();
  useChatChanges(id, { onChanged: readAgain, onPresence: () => undefined, onJoined: readAgain });
  const unread = chats.data?.Unread ?? 0;
  return <NewCount number={unread} words={t('unreadChats', { number: unread })} />;
}
