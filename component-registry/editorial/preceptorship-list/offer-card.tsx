// One preceptorship: what, where, when, how many places, the whole offer folded, and the way to apply.
import type { ReactElement, ReactNode } from 'react';
import { Badge, Disclosure, RichHtml, Time, useDates, useEvent, useTexts } from '#sdk';
import type { Preceptorship } from '#contract/preceptorships';
import { Apply } from '../parts/apply.tsx';
import { isClosed } from '../parts/offers.ts';
import { texts } from '../parts/texts.ts';
import { nameOfCode } from './name-of-code.ts';
import styles from './view.module.css';

type OfferCardProps = { offer: Preceptorship; level: 2 | 3; now: number };

export function OfferCard({ offer, level, now }: OfferCardProps): ReactElement {
  const t = useTexts(texts);
  const dates = useDates();
  const { language } = useEvent();
  const { Title, Host, City, Country, Topic, Language, Places, Summary, Text, StartDate, EndDate, Deadline } = offer;
  const Level = `h${level}` as const;
  const [first, last] = [StartDate ?? EndDate, EndDate ?? StartDate];
  const facts: Readonly<Record<string, ReactNode>> = {
    [t('place')]: [City, nameOfCode(Country, 'region', language)].filter(Boolean).join(', '),
    [t('period')]: first === null || last === null ? '' : dates.dateRange(first, last),
    [t('subject')]: Topic,
    [t('language')]: nameOfCode(Language, 'language', language),
    [t('places')]: Places > 0 ? Places : '',
    [t('deadline')]: Deadline === null ? '' : <Time dateTime={Deadline}>{dates.longDate(Deadline)}</Time>,
  };
  return (
    <article className={styles.offer} data-closed={isClosed(offer, now) || undefined}>
      <div className={styles.words}>
        {Host !== '' && <p className={styles.host}>{Host}</p>}
        <Level className={styles.title}>{Title}</Level>
        {isClosed(offer, now) && (
          <p>
            <Badge>{t('closed')}</Badge>
          </p>
        )}
        {Summary !== '' && (
          <p className={styles.summary} dir="auto">
            {Summary}
          </p>
        )}
        {Text !== '' && (
          <Disclosure summary={t('more')}>
            <RichHtml html={Text} className={styles.text ?? ''} />
          </Disclosure>
        )}
        <Apply offer={offer} />
      </div>
      <dl className={styles.facts}>
        {Object.entries(facts)
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </article>
  );
}
