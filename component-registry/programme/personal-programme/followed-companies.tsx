// The exhibitors a reader has starred, with a link to each.
import { Link, queryOfRequest, useDataContext, useQuery, useTexts } from '#sdk';
import { Star } from '../favourite/star.tsx';
import { starredCompaniesRequest } from './data.ts';
import { PlanSection } from './plan-section.tsx';
import { texts } from './texts.ts';
import styles from './view.module.css';

export function FollowedCompanies({ ids }: { ids: readonly string[] }) {
  const t = useTexts(texts);
  // Asked for where there is something to name.
  const { data: companies = [] } = useQuery({ ...queryOfRequest(starredCompaniesRequest(useDataContext())), enabled: ids.length > 0 });
  const starred = companies.filter(({ CompanyAccountId }) => ids.includes(CompanyAccountId));
  if (starred.length === 0) return null;
  return (
    <PlanSection id="exhibitors" heading={t('exhibitors')}>
      <ul role="list" className={styles.people}>
        {starred.map(({ CompanyAccountId, Name }) => (
          <li key={CompanyAccountId} className={styles.person}>
            <Link to="page:ProfilePage" params={{ companyAccountId: CompanyAccountId }}>
              {Name}
            </Link>
            <Star kind="company" id={CompanyAccountId} title={Name} />
          </li>
        ))}
      </ul>
    </PlanSection>
  );
}
