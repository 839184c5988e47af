// What the floor plan says of an exhibitor: logo, name, booth numbers ascending, sponsor type, and where there is more (A §2).
import { type ReactElement, type ReactNode, useState } from 'react';
import { buttonClass, Link, useMedia, useText, useTexts } from '#sdk';
import { ascending } from './booths.ts';
import type { Company } from './shapes.ts';
import { texts } from './texts.ts';
import styles from './company-facts.module.css';

export type FactsProps = {
  company: Company;
  /** The name as a heading, where it is not the title of the dialog already. */
  heading?: ReactNode;
  /** Whether a plan shows one of its booths. */
  isOnPlan: boolean;
};

export function CompanyFacts({ company, heading, isOnPlan }: FactsProps): ReactElement {
  const t = useTexts(texts);
  const text = useText();
  const sponsorType = text(company.sponsorType);
  return (
    <div className={styles.facts}>
      <Logo key={company.logo} company={company} />
      <div className={styles.words}>
        {heading}
        <p className={styles.booths}>{useBooths()(company)}</p>
        {sponsorType && <p className={styles.type}>{sponsorType}</p>}
        {company.booths.length > 0 && !isOnPlan && <p className={styles.type}>{t('notOnPlan')}</p>}
      </div>
      {company.link && (
        <Link to={company.link} className={buttonClass({ variant: 'primary' })}>
          {t('showMore')}
        </Link>
      )}
    </div>
  );
}

/** The booth numbers of a company in words: `Booths B9, B12`. */
export function useBooths(): (company: Company) => string {
  const t = useTexts(texts);
  return ({ booths }) =>
    booths.length === 0 ? t('noBooth') : t('booths', { count: booths.length, numbers: ascending(booths).join(', ') });
}

/** The logo; nothing where there is none or it does not arrive, for the name is there anyway. */
function Logo({ company: { logo, name } }: { company: Company }): ReactElement | null {
  const src = useMedia()(logo);
  const [failed, setFailed] = useState(false);
  if (!logo || !src || failed) return null;
  return <img className={styles.logo} src={src} alt={name} loading="lazy" decoding="async" onError={() => setFailed(true)} />;
}
