// What the profile itself carries: contact, team, downloads.
import type { ReactElement } from 'react';
import { Avatar, EmptyState, Link, showToast, useCall, useEvent, useMedia, useTexts } from '#sdk';
import type { CompanyDetail } from '#contract/companies';
import { getDistributionFile } from '#contract/industry';
import { texts } from '../company/texts.ts';
import styles from './view.module.css';

type PartProps = { company: CompanyDetail };

export function Contact({ company: { Contact: contact, Links } }: PartProps): ReactElement | null {
  const t = useTexts(texts);
  const { Street, ZipCode, City, Country, Email, Phone } = contact;
  const place = [Street, [ZipCode, City].filter(Boolean).join(' '), Country].filter(Boolean);
  if (place.length === 0 && !Email && !Phone && Links.length === 0) return null;
  return (
    <section className={styles.contact}>
      <h3>{t('contact')}</h3>
      {place.length > 0 && <p>{place.join(', ')}</p>}
      <ul role="list" className={styles.spots}>
        {Email && (
          <li>
            <Link to={`mailto:${Email}`}>{Email}</Link>
          </li>
        )}
        {Phone && (
          <li>
            <Link to={`tel:${Phone.replaceAll(/[^+\d]/g, '')}`}>{Phone}</Link>
          </li>
        )}
        {Links.map(({ Title, Url }) => (
          <li key={Url}>
            <Link to={Url}>{Title || Url}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Team({ company: { Team: team } }: PartProps): ReactElement {
  const t = useTexts(texts);
  const media = useMedia();
  if (team.length === 0) return <EmptyState sentence={t('nothing')} />;
  return (
    <ul role="list" className={styles.team}>
      {team.map(({ Id, DisplayName, Function, ImagePath }, index) => (
        <li key={Id || `${DisplayName} ${index}`} className={styles.member}>
          <Avatar name={DisplayName} src={media(ImagePath) ?? ''} />
          <div>
            <p className={styles.lineName}>
              {Id ? (
                <Link to="page:PagFacultyDetailPage" params={{ userId: Id }}>
                  {DisplayName}
                </Link>
              ) : (
                DisplayName
              )}
            </p>
            {Function && <p className={styles.facts}>{Function}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The files a company hands out. Each is asked for when it is taken: one that is gone since is said to be so. */
export function Downloads({ company: { CompanyAccountId, Distributions } }: PartProps): ReactElement {
  const t = useTexts(texts);
  const call = useCall();
  const { event, language } = useEvent();
  if (Distributions.length === 0) return <EmptyState sentence={t('nothing')} />;
  const take = async (Url: string, href: string): Promise<void> => {
    const answer = await call(getDistributionFile, { eventid: event, language, id: CompanyAccountId, distributionUrl: Url });
    // Without an answer the address still leads to the file, which decides for itself who gets it.
    if (!answer.ok && answer.status === 404) showToast({ id: 'download', text: t('fileGone'), tone: 'bad' });
    else location.assign(href);
  };
  return (
    <ul>
      {Distributions.map(({ Title, Url }) => (
        <li key={`${Title} ${Url}`}>
          <Link
            to={Url}
            onClick={(press) => {
              // A press that opens another tab or window is the browser's.
              if (press.ctrlKey || press.metaKey || press.shiftKey || press.altKey) return;
              press.preventDefault();
              void take(Url, press.currentTarget.href);
            }}
          >
            {Title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
