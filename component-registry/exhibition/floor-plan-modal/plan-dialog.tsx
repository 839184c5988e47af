// The dialog of one exhibitor on the floor plan: logo, name, booth numbers, sponsor type, a way to more, and the plan of its hall (A §2).
import { type ReactElement, useId, useMemo } from 'react';
import { companyAccount } from '#contract/companies';
import {
  ApiError,
  buttonClass,
  Dialog,
  Link,
  query,
  queryOfRequest,
  RequestState,
  Skeleton,
  SkeletonArea,
  useDataContext,
  useEvent,
  useHref,
  useQuery,
  useTexts,
} from '#sdk';
import { texts as companyTexts } from '../company/texts.ts';
import { hallsRequest } from '../exhibitor-list/data.ts';
import { companyOnPlan, hallOnPlan } from '../exhibitor-list/on-plan.ts';
import { hallOf, placedBooths } from '../plan/booths.ts';
import { CompanyFacts } from '../plan/company-facts.tsx';
import type { Company, Hall } from '../plan/shapes.ts';
import { PlanStage } from '../plan/stage.tsx';
import { texts } from '../plan/texts.ts';
import { planAddress } from './plan-address.ts';
import styles from './view.module.css';

export type PlanDialogProps = {
  /** Id of the company. */
  company: string;
  /** Its name, or other words until that has arrived. */
  title: string;
  /** Where “Show more” leads: its profile, or from there the plan with all others. */
  more: 'profile' | 'plan';
  onClose: () => void;
};

export function PlanDialog({ company: id, title, more, onClose }: PlanDialogProps): ReactElement {
  const t = useTexts(texts);
  const words = useTexts(companyTexts);
  const { event, language } = useEvent();
  const href = useHref();
  const company = useQuery(query(companyAccount, { eventid: event, language, id }));
  const halls = useQuery(queryOfRequest(hallsRequest(useDataContext())));
  const isMissing = company.error instanceof ApiError && company.error.status === 404 && company.data === undefined;
  const shown = useMemo(() => {
    if (!company.data || !halls.data) return undefined;
    const { CompanyAccountId, DeepLink, ExhibitorBooths } = company.data;
    const profile = DeepLink || href('page:ProfilePage', { companyAccountId: CompanyAccountId });
    const link = (more === 'plan' ? href(planAddress(CompanyAccountId)) : profile) ?? '';
    return { company: { ...companyOnPlan({ ...company.data, booths: ExhibitorBooths }), link }, halls: halls.data.map(hallOnPlan) };
  }, [company.data, halls.data, href, more]);
  const both = {
    data: shown,
    isError: company.isError || halls.isError,
    isFetching: company.isFetching || halls.isFetching,
    refetch: () => Promise.all([company.refetch(), halls.refetch()]),
  };
  return (
    <Dialog open onClose={onClose} title={company.data?.Name ?? title} closeLabel={t('close')} size="large">
      {isMissing ? (
        <div className={styles.missing}>
          <p>{words('notFound')}</p>
          <Link to="page:IndustryLandingListPage" className={buttonClass({ variant: 'primary' })}>
            {words('toExhibitors')}
          </Link>
        </div>
      ) : (
        <RequestState request={both} failed={words('failed')} retry={words('retry')} loading={<Loading label={words('loading')} />}>
          {(one) => <OnPlan {...one} />}
        </RequestState>
      )}
    </Dialog>
  );
}

/** The facts of a company, and the hall where it stands. */
function OnPlan({ company, halls }: { company: Company; halls: readonly Hall[] }): ReactElement {
  const t = useTexts(texts);
  const id = useId();
  const hall = halls.length > 0 ? hallOf(halls, company) : undefined;
  const isOnPlan = hall !== undefined && placedBooths(hall, [company]).some((booth) => booth.company !== undefined);
  return (
    <div className={styles.body}>
      <CompanyFacts company={company} halls={halls} isOnPlan={isOnPlan} />
      {isOnPlan ? (
        <div className={styles.plan}>
          <p className={styles.hall}>{hall.name as string}</p>
          <PlanStage id={id} hall={hall} companies={[company]} selected={company.id} />
        </div>
      ) : (
        halls.length === 0 && <p>{t('noHalls')}</p>
      )}
    </div>
  );
}

const Loading = ({ label }: { label: string }): ReactElement => (
  <SkeletonArea label={label} className={styles.body}>
    <Skeleton lines={4} />
    <Skeleton shape="picture" />
  </SkeletonArea>
);
