// The way to the chat with a company, with what is new in it; for visitors of a text chat the way to sign in.
import { lazy, type ReactElement, Suspense, useState } from 'react';
import {
  Button,
  buttonClass,
  Link,
  queryOfRequest,
  useAddress,
  useChatChanges,
  useDataContext,
  useEvent,
  useQuery,
  useTexts,
  useUser,
} from '#sdk';
import type { CompanyDetail } from '#contract/companies';
import styles from './chat.module.css';
import { chatModelRequest } from './data.ts';
import { NewCount } from './new-count.tsx';
import { chatTexts } from './texts.ts';

const ChatDialog = lazy(() => import('./chat-dialog.tsx').then((code) => ({ default: code.ChatDialog })));
const WidgetDialog = lazy(() => import('./widget-dialog.tsx').then((code) => ({ default: code.WidgetDialog })));

type ChatWithCompanyProps = { company: Pick<CompanyDetail, 'CompanyAccountId' | 'Name' | 'ChatKind'> };

/** Nothing on a site without accounts, in a preview, and for the staff of the company itself, who have a sub-page. */
export function ChatWithCompany({ company }: ChatWithCompanyProps): ReactElement | null {
  const { CompanyAccountId: id, Name: name, ChatKind } = company;
  const t = useTexts(chatTexts);
  const { preview } = useEvent();
  const { user, hasAccounts, offersSignIn, companies } = useUser();
  const [isOpen, setOpen] = useState(false);
  const isOffered = hasAccounts && !preview && ChatKind !== 'none' && !(ChatKind === 'text' && companies.includes(id));
  const mayOpen = isOffered && (user !== null || ChatKind === 'widget');
  const model = useQuery({
    ...queryOfRequest(chatModelRequest(useDataContext(), id)),
    enabled: mayOpen && (user !== null || isOpen),
    refetchOnMount: 'always',
    retry: false,
  });
  const readAgain = (): void => void model.refetch();
  const unread = model.data?.Unread ?? 0;
  // While nothing was written nothing comes: most pages need no connection.
  useChatChanges(isOffered && !isOpen && (model.data?.ChatId ?? 0) > 0 ? id : '', {
    onChanged: readAgain,
    onPresence: () => undefined,
    onJoined: readAgain,
  });
  const here = new URLSearchParams({ returnUrl: useAddress() }).toString();
  if (!isOffered || !(mayOpen || offersSignIn)) return null;
  if (!mayOpen)
    return (
      <p data-print="none">
        <Link to={`page:LoginPage?${here}`} className={buttonClass()}>
          {t('signIn')}
        </Link>
      </p>
    );
  if (ChatKind === 'text' && model.data?.MayWrite === false) return <p data-print="none">{t('notAllowed')}</p>;
  const close = (): void => {
    setOpen(false);
    readAgain();
  };
  return (
    <div data-print="none">
      <Button data-needs="script" className={styles.open} onClick={() => setOpen(true)}>
        {model.data?.Title || t('chat')}
        <NewCount number={unread} words={t('unread', { number: unread })} />
      </Button>
      {isOpen && model.data && (
        <Suspense>
          {ChatKind === 'widget' ? (
            <WidgetDialog model={model.data} name={name} onKept={readAgain} onClose={close} />
          ) : (
            <ChatDialog model={model.data} name={name} onClose={close} />
          )}
        </Suspense>
      )}
    </div>
  );
}
