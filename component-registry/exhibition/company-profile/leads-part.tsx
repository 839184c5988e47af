// The leads of a company, for its staff; everybody else reads for whom it is.
import { lazy, type ReactElement, Suspense } from 'react';
import { EmptyState, Skeleton, useTexts } from '#sdk';
import type { CompanyDetail } from '#contract/companies';
import { leadTexts } from '../leads/texts.ts';

const CompanyLeads = lazy(() => import('../leads/company-leads.tsx').then((code) => ({ default: code.CompanyLeads })));

export function LeadsPart({ company, isStaff }: { company: CompanyDetail; isStaff: boolean }): ReactElement {
  const t = useTexts(leadTexts);
  if (!isStaff) return <EmptyState sentence={t('leadsFor', { name: company.Name })} />;
  return (
    <Suspense fallback={<Skeleton lines={4} />}>
      <CompanyLeads id={company.CompanyAccountId} name={company.Name} />
    </Suspense>
  );
}
