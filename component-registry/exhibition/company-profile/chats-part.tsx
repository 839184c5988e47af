// The conversations of a company, for its staff; everybody else reads for whom it is.
import { lazy, type ReactElement, Suspense } from 'react';
import { EmptyState, Skeleton, useTexts } from '#sdk';
import type { CompanyDetail } from '#contract/companies';
import { leadTexts } from '../leads/texts.ts';

const CompanyChats = lazy(() => import('../chat/company-chats.tsx').then((code) => ({ default: code.CompanyChats })));
const UnreadChats = lazy(() => import('../chat/unread-chats.tsx').then((code) => ({ default: code.UnreadChats })));

export function ChatsPart({ company, isStaff }: { company: CompanyDetail; isStaff: boolean }): ReactElement {
  const t = useTexts(leadTexts);
  if (!isStaff) return <EmptyState sentence={t('leadsFor', { name: company.Name })} />;
  return (
    <Suspense fallback={<Skeleton lines={4} />}>
      <CompanyChats id={company.CompanyAccountId} name={company.Name} />
    </Suspense>
  );
}

/** What is new, beside the link of the sub-page. */
export const ChatsCount = ({ id }: { id: string }): ReactElement => (
  <Suspense>
    <UnreadChats id={id} />
  </Suspense>
);
