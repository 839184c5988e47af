// What the profile itself carries: contact, team.
import type { ReactElement } from 'react';
import { Avatar, EmptyState, Link, useMedia, useTexts } from '#sdk';
import type { CompanyDetail } from '#contract/companies';
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
