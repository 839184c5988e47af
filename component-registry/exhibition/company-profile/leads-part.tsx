// The leads of a company, for its staff; for everybody else there is nothing here.
import { lazy, type ReactElement, Suspense } from 'react';
import { EmptyState, Skeleton, useTexts } from '#sdk';
import type { CompanyDetail } from '#contract/companies';
import { texts } from '../company/texts.ts';

const CompanyLeads = lazy(() => import('../leads/company-leads.tsx').then((code) => ({ default: code.CompanyLeads })));

export function LeadsPart({ company, isStaff }: { company: CompanyDetail; isStaff: boolean }): ReactElement {
  const t = useTexts(texts);
  if (!isStaff) return <EmptyState sentence={t('nothing')} />;
  return (
    <Suspense fallback={<Skeleton lines={4} />}>
      <CompanyLeads id={company.CompanyAccountId} name={company.Name} />
    </Suspense>
  );
}
