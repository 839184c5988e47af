// What the floor plan says of an exhibitor: logo, name, booth numbers ascending, sponsor type, and where there is more (A §2).
import { type ReactElement, type ReactNode, useState } from 'react';
import { buttonClass, Link, useMedia, useText, useTexts } from '#sdk';
import { boothWords } from './booth-words.ts';
import type { Company, Hall } from './shapes.ts';
import { texts } from './texts.ts';
import styles from './company-facts.module.css';

export type FactsProps = {
  company: Company;
  /** The halls of the plan; the booth is said with its hall where there are several. */
  halls: readonly Hall[];
  /** The name as a heading, where it is not the title of the dialog already. */
  heading?: ReactNode;
  /** Whether a plan shows one of its booths. */
  isOnPlan: boolean;
};

export function CompanyFacts({ company, halls, heading, isOnPlan }: FactsProps): ReactElement {
  const t = useTexts(texts);
  const text = useText();
  const sponsorType = text(company.sponsorType);
  return (
    <div className={styles.facts}>
      <Logo key={company.logo} company={company} />
      <div className={styles.words}>
        {heading}
        <p className={styles.booths}>{useBooths(halls)(company)}</p>
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

/** The booths of a company in words: `Booths B9, B12`, each with its hall where there are several and it names one. */
export function useBooths(halls: readonly Hall[]): (company: Company) => string {
  const t = useTexts(texts);
  const text = useText();
  const names = new Map(halls.length > 1 ? halls.map(({ id, name }) => [id, text(name)]) : []);
  return ({ booths }) =>
    booths.length === 0
      ? t('noBooth')
      : t('booths', { count: booths.length, numbers: boothWords(booths.map((booth) => spoken(booth, names))) });
}

const spoken = (booth: Company['booths'][number], halls: ReadonlyMap<string, string>): { HallName: string; BoothNumber: string } =>
  typeof booth === 'string' ? { HallName: '', BoothNumber: booth } : { HallName: halls.get(booth.hall) ?? '', BoothNumber: booth.number };

/** The logo; nothing where there is none or it does not arrive, for the name is there anyway. */
function Logo({ company: { logo, name } }: { company: Company }): ReactElement | null {
  const src = useMedia()(logo);
  const [failed, setFailed] = useState(false);
  if (!logo || !src || failed) return null;
  return <img className={styles.logo} src={src} alt={name} loading="lazy" decoding="async" onError={() => setFailed(true)} />;
}
