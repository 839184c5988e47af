// Exhibitors as cards or rows, under their letters where they stand by name.
import { type ReactElement, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Link, useTexts, useTitleTransition } from '#sdk';
import { Logo } from '../company/logo.tsx';
import { AT_ONCE as CHUNK } from '../company/first-view.ts';
import type { ListedExhibitor } from './first-view.ts';
import { CompanyStar } from '../company/star.tsx';
import { texts } from '../company/texts.ts';
import { PlanLink } from '../floor-plan-modal/plan-link.tsx';
import { boothWords } from '../plan/booth-words.ts';
import { Chunks } from './chunks.tsx';
import styles from './view.module.css';

type ItemsProps = {
  id: string;
  /** Those that have arrived. */
  companies: readonly ListedExhibitor[];
  /** All that are listed. */
  count: number;
  /** Those drawn at first. */
  first: number;
  /** Asks for those that have not arrived. Keeps its identity. */
  ask: () => void;
  view: 'cards' | 'rows';
  /** The first company of each letter, by its id; few companies have none. */
  letters: readonly (readonly [letter: string, company: string])[];
  /** Id of the company chosen on the plan. */
  marked: string;
  /** Whether those with a booth have a way to it on the plan. */
  hasPlanDialog: boolean;
};

export function ExhibitorItems({ id, companies, count, first, ask, view, letters, marked, hasPlanDialog }: ItemsProps): ReactElement {
  const t = useTexts(texts);
  const [gone, setGone] = useState('');
  const sought = gone || marked;
  const wanted = useMemo(() => companies.findIndex(({ CompanyAccountId: one }) => one === sought), [companies, sought]);
  const isThere = wanted >= 0;
  // Once: the list may change later.
  const scrolled = useRef('');
  useEffect(() => {
    if (gone === '' || !isThere || scrolled.current === gone) return;
    scrolled.current = gone;
    document.getElementById(`${id}-${gone}`)?.scrollIntoView({ block: 'start' });
  }, [gone, isThere, id]);
  const go = (company: string): void => {
    setGone(company);
    ask();
  };
  const draw = useCallback(
    (from: number, to: number) => (
      <ul
        role="list"
        aria-label={count > CHUNK ? `${from + 1}–${to} / ${count}` : undefined}
        className={view === 'cards' ? styles.cards : styles.rows}
      >
        {companies.slice(from, to).map((company) => (
          <Item
            key={company.CompanyAccountId}
            id={`${id}-${company.CompanyAccountId}`}
            company={company}
            isMarked={company.CompanyAccountId === marked}
            hasPlanDialog={hasPlanDialog}
          />
        ))}
      </ul>
    ),
    [companies, count, view, id, marked, hasPlanDialog],
  );
  return (
    <div className={styles.listed}>
      {letters.length > 1 && (
        <nav aria-label={t('letters')} className={styles.letters} data-print="none">
          {letters.map(([one, company]) => (
            <a
              key={one}
              href={`#${id}-${company}`}
              className={styles.letter}
              // What is far from the screen is not drawn: its letter draws it, then goes there.
              onClick={() => go(company)}
            >
              {one}
            </a>
          ))}
        </nav>
      )}
      <Chunks count={count} arrived={companies.length} first={first} wanted={wanted} onMissing={ask} draw={draw} />
    </div>
  );
}

type ItemProps = { id: string; company: ListedExhibitor; isMarked: boolean; hasPlanDialog: boolean };

function Item({ id, company, isMarked, hasPlanDialog }: ItemProps): ReactElement {
  const t = useTexts(texts);
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isMarked) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isMarked]);
  const onClick = useTitleTransition();
  const { Name, Short, SponsorTypeName, Tags, booths, LogoPath, DeepLink, CompanyAccountId } = company;
  return (
    <li ref={item} id={id} className={styles.item} data-marked={isMarked}>
      <div className={styles.logo} aria-hidden="true">
        <Logo src={LogoPath} name={Name} isBesideName />
      </div>
      <CompanyStar id={CompanyAccountId} title={Name} className={styles.star} />
      <div className={styles.words}>
        <h2 className={styles.name}>
          <Link
            to={DeepLink || 'page:ProfilePage'}
            params={{ companyAccountId: CompanyAccountId }}
            className={styles.link}
            onClick={DeepLink ? undefined : onClick}
            aria-current={isMarked ? 'true' : undefined}
          >
            {Name}
          </Link>
        </h2>
        {Short && (
          <p className={styles.short} dir="auto">
            {Short}
          </p>
        )}
        <p className={styles.facts}>
          {booths.length > 0 && <span className={styles.booth}>{t('booth', { numbers: boothWords(booths) })}</span>}
          {SponsorTypeName && <span>{SponsorTypeName}</span>}
          {hasPlanDialog && booths.length > 0 && (
            <PlanLink company={CompanyAccountId} name={Name} more="profile" opensDialog className={styles.toPlan} />
          )}
        </p>
        {Tags.length > 0 && <p className={styles.tags}>{Tags.join(' · ')}</p>}
      </div>
    </li>
  );
}
