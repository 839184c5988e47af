// The head of a profile: logo, name, booth, tier, and the ways onward the company chose.
import type { ReactElement } from 'react';
import { buttonClass, headlineArrives, Link, useTexts } from '#sdk';
import type { CompanyDetail } from '#contract/companies';
import { Logo } from '../company/logo.tsx';
import { CompanyStar } from '../company/star.tsx';
import { texts } from '../company/texts.ts';
import { PlanLink } from '../floor-plan-modal/plan-link.tsx';
import { boothWords } from '../plan/booth-words.ts';
import styles from './view.module.css';

export function ProfileHead({ company, planDialog }: { company: CompanyDetail; planDialog: boolean }): ReactElement {
  const t = useTexts(texts);
  const { CompanyAccountId, Name, Short, LogoPath, CustomLogoLink, CustomPdfLink, CustomButtonTextLabel, Website, SponsorTypeName, Tags } =
    company;
  const booths = boothWords(company.ExhibitorBooths);
  const logo = <Logo src={LogoPath} name={Name} eager />;
  return (
    <header className={styles.head}>
      {LogoPath &&
        (CustomLogoLink ? (
          <Link to={CustomLogoLink} className={styles.logo}>
            {logo}
          </Link>
        ) : (
          <div className={styles.logo}>{logo}</div>
        ))}
      <div className={styles.words}>
        <div className={styles.title}>
          <h1 ref={headlineArrives}>{Name}</h1>
          <CompanyStar id={CompanyAccountId} title={Name} />
        </div>
        {(booths || SponsorTypeName) && (
          <p className={styles.facts}>
            {booths && <span className={styles.booth}>{t('booth', { numbers: booths })}</span>}
            {booths && <PlanLink company={CompanyAccountId} name={Name} more="plan" opensDialog={planDialog} />}
            {SponsorTypeName && <span>{SponsorTypeName}</span>}
          </p>
        )}
        {Short && (
          <p className={styles.short} dir="auto">
            {Short}
          </p>
        )}
        {Tags.length > 0 && <p className={styles.facts}>{Tags.join(' · ')}</p>}
        {(Website || CustomPdfLink) && (
          <p className={styles.actions} data-print="none">
            {CustomPdfLink && (
              <Link to={CustomPdfLink} className={buttonClass()}>
                {CustomButtonTextLabel || t('brochure')}
              </Link>
            )}
            {Website && (
              <Link to={Website} className={buttonClass()}>
                {t('website')}
              </Link>
            )}
          </p>
        )}
      </div>
    </header>
  );
}
