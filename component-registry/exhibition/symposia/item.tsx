// A symposium in the list: when, where, whose; the way to its session, its company, and to ask the company.
import type { ReactElement } from 'react';
import { Badge, calledOff, Link, Picture, StarButton, useDates, useFavourite, useMedia, useNow, useTexts, phaseBetween } from '#sdk';
import type { Symposium } from '#contract/industry';
import { Logo } from '../company/logo.tsx';
import { AskAbout } from './ask-about.tsx';
import { symposiumCompany } from './arrange.ts';
import { SymposiumOff, SymposiumTitle } from './off-symposium.tsx';
import { ChairLine, Talks } from './talks.tsx';
import { symposiaTexts } from './texts.ts';
import styles from './view.module.css';

type ItemProps = {
  symposium: Symposium;
  hasLeads: boolean;
  level: 2 | 3;
  hasDate: boolean;
  /** A search found it, perhaps by its presentations. */
  isFound: boolean;
};

/** Names in a line; the session has all. */
const MOST_PEOPLE = 4;

export function SymposiumItem({ symposium, hasLeads, level, hasDate, isFound }: ItemProps): ReactElement {
  const t = useTexts(symposiaTexts);
  const dates = useDates();
  const now = useNow();
  const media = useMedia();
  const star = useFavourite('session', symposium.Id, symposium.Name, t);
  const {
    Id,
    Name,
    Subtitle,
    StartDateTime: start,
    EndDateTime: end,
    RoomName,
    SessionType,
    TypeLabel = SessionType,
    ImageThumbPath,
    Chairs,
    Presentations,
    People,
    Company,
    MayAsk,
  } = symposium;
  const chairing = new Set(Chairs.map(({ Id: person, DisplayName }) => person || DisplayName));
  const others = People.filter(({ Id: person, DisplayName }) => !chairing.has(person || DisplayName));
  const Heading = `h${level}` as const;
  const isOn =
    !calledOff(symposium) && start !== null && end !== null && phaseBetween(Date.parse(start), Date.parse(end), now) === 'ongoing';
  return (
    <li className={styles.item}>
      <div className={styles.time}>
        {start && hasDate && <span>{dates.longDate(start)}</span>}
        {start && <span className={styles.hours}>{end ? dates.timeRange(start, end) : dates.time(start)}</span>}
        {RoomName && <span>{RoomName}</span>}
        {isOn && <Badge tone="live">{t('now')}</Badge>}
        <SymposiumOff symposium={symposium} />
      </div>
      <div className={styles.words}>
        {ImageThumbPath && <Picture src={media(ImageThumbPath) ?? ''} alt="" name={Name} className={styles.thumb} />}
        <p className={styles.facts}>{TypeLabel}</p>
        <Heading className={styles.name}>
          <Link to="page:PagSessionDetailPage" params={{ sessionId: Id }}>
            <SymposiumTitle symposium={symposium}>{Name}</SymposiumTitle>
          </Link>
        </Heading>
        {Subtitle && <p dir="auto">{Subtitle}</p>}
        <ChairLine chairs={Chairs} />
        {others.length > 0 && (
          <p className={styles.facts}>
            {others
              .slice(0, MOST_PEOPLE)
              .map(({ DisplayName }) => DisplayName)
              .join(', ')}
            {others.length > MOST_PEOPLE && ` ${t('more', { number: others.length - MOST_PEOPLE })}`}
          </p>
        )}
        <Talks presentations={Presentations} isOpen={isFound} />
        {!Company && symposiumCompany(symposium) && <p className={styles.facts}>{symposiumCompany(symposium)}</p>}
        {Company && MayAsk && hasLeads && <AskAbout company={{ id: Company.CompanyAccountId, name: Company.Name }} title={Name} />}
      </div>
      {Company && (
        <Link to="page:ProfilePage" params={{ companyAccountId: Company.CompanyAccountId }} className={styles.company}>
          <Logo src={Company.LogoPath} name={Company.Name} />
        </Link>
      )}
      <StarButton {...star} className={styles.star} />
    </li>
  );
}
