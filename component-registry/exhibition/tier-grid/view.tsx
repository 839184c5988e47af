// The partners of a congress by tier, from its data (B §3 Sponsor grid).
import {
  EmptyState,
  framed,
  Link,
  queryOfRequest,
  RequestState,
  Skeleton,
  SkeletonArea,
  useDataContext,
  useEvent,
  useQuery,
  useText,
  useTexts,
  type ViewProps,
} from '#sdk';
import type { CompanyLine } from '#contract/companies';
import { Logo } from '../company/logo.tsx';
import { exhibitorOf, sorted } from '../company/order.ts';
import { texts } from '../company/texts.ts';
import { partnersRequest } from './data.ts';
import type { Props } from './props.ts';
import styles from './view.module.css';

/** Tiles in place of each tier while the companies are loading. */
const AWAITED = 3;

export default function TierGrid({ props, frame }: ViewProps<Props>) {
  const t = useTexts(texts);
  const text = useText();
  const { language } = useEvent();
  const companies = useQuery(queryOfRequest(partnersRequest(useDataContext())));
  const heading = text(props.heading);
  const Heading = `h${props.level}` as 'h2';
  // At the end of every page a sentence about what is not there would be in the way.
  const isSmall = props.size === 'small';
  if (isSmall && (companies.isError || (companies.data && tiersWith(companies.data, props, language).length === 0))) return null;
  const loading = (
    <SkeletonArea label={t('loading')} className={styles.tiers}>
      {props.tiers.map(({ id }, rank) => (
        <div key={id} className={styles.tier} data-rank={Math.min(rank, 2)}>
          <div className={styles.title}>
            <Skeleton width="8rem" />
          </div>
          <div className={styles.wall}>
            {Array.from({ length: AWAITED }, (_, index) => (
              <span key={index} className={styles.awaited}>
                <Skeleton shape="button" width="100%" />
              </span>
            ))}
          </div>
        </div>
      ))}
    </SkeletonArea>
  );
  return (
    <section {...framed(frame, styles.root)} data-size={props.size} aria-label={heading || t('partners')}>
      {heading && <Heading>{heading}</Heading>}
      <RequestState request={companies} failed={t('failed')} retry={t('retry')} loading={loading}>
        {(all) => <Tiers companies={all} props={props} />}
      </RequestState>
    </section>
  );
}

function Tiers({ companies, props }: { companies: readonly CompanyLine[]; props: Props }) {
  const t = useTexts(texts);
  const text = useText();
  const { language } = useEvent();
  const TierHeading = `h${text(props.heading) ? props.level + 1 : props.level}` as 'h3';
  const ranks = tiersWith(companies, props, language);
  if (ranks.length === 0) return <EmptyState sentence={t('empty')} />;
  return (
    <div className={styles.tiers}>
      {ranks.map(({ tier, rank, own }) => (
        <div key={tier.id} className={styles.tier} data-rank={Math.min(rank, 2)}>
          <TierHeading className={styles.title}>{text(tier.title) || own[0]?.SponsorTypeName}</TierHeading>
          <ul role="list" className={styles.wall}>
            {own.map(({ CompanyAccountId, Name, LogoPath, DeepLink }) => (
              <li key={CompanyAccountId}>
                <Link to={DeepLink || 'page:ProfilePage'} params={{ companyAccountId: CompanyAccountId }} className={styles.tile}>
                  <Logo src={LogoPath} name={Name} />
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** The tiers that have companies, with these in order. */
function tiersWith(companies: readonly CompanyLine[], { tiers, sort }: Props, language: string) {
  const order = sort === 'ranking' ? 'ranking' : 'name';
  const all = sorted(companies.map(exhibitorOf), order, language);
  return tiers
    .map((tier, rank) => ({ tier, rank, own: all.filter(({ SponsorType }) => SponsorType === tier.id) }))
    .filter(({ own }) => own.length > 0);
}
