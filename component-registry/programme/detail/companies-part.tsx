// The companies of a session or person, each with a star, what they do there, and their products.
import { Avatar, Link, useImageFailure, useMedia, useTexts } from '#sdk';
import type { CompanyRef, ProductRef } from '#contract/exhibition-shapes';
import { Star } from '../favourite/star.tsx';
import { DetailPart } from './detail-part.tsx';
import { singleThingWords } from './detail-words.ts';
import own from './companies-part.module.css';
import styles from './detail-layout.module.css';

type CompaniesPartProps = { companies: readonly (CompanyRef & { Function?: string })[]; products?: readonly ProductRef[] };

const none: readonly ProductRef[] = [];

/** Nothing where there are none. */
export function CompaniesPart({ companies, products = none }: CompaniesPartProps) {
  const t = useTexts(singleThingWords);
  if (companies.length === 0) return null;
  return (
    <DetailPart title={t('companies')}>
      <ul role="list" className={styles.people}>
        {companies.map(({ CompanyAccountId, Name, LogoPath, SponsorTypeName, Function = '' }) => (
          <li key={CompanyAccountId} className={own.company}>
            <CompanyLogo src={LogoPath} name={Name} />
            <div className={own.companyWords}>
              <Link to="page:ProfilePage" params={{ companyAccountId: CompanyAccountId }}>
                {Name}
              </Link>
              {(Function || SponsorTypeName) && <span className={styles.lineNote}>{Function || SponsorTypeName}</span>}
              {products
                .filter((product) => product.CompanyAccountId === CompanyAccountId)
                .map(({ Id, Name: product }) => (
                  <span key={Id} className={styles.lineNote}>
                    <Link to={`page:ProductsPage?product=${encodeURIComponent(Id)}`}>{product}</Link>
                  </span>
                ))}
            </div>
            <Star kind="company" id={CompanyAccountId} title={Name} />
          </li>
        ))}
      </ul>
    </DetailPart>
  );
}

/** The logo in a place of its own, kept while it arrives; initials where there is none or it does not. The name stands beside it. */
function CompanyLogo({ src: written, name }: { src: string; name: string }) {
  const src = useMedia()(written) ?? '';
  const [hasFailed, watched] = useImageFailure(src);
  return (
    <span className={own.logo} aria-hidden="true">
      {src === '' || hasFailed ? (
        <Avatar name={name} />
      ) : (
        <img {...watched} src={src} alt="" width={88} height={44} loading="lazy" decoding="async" />
      )}
    </span>
  );
}
