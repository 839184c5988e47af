// Exhibitors as cards or rows, under their letters where they stand by name.
import { type ReactElement, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Link, useTexts, useTitleTransition } from '#sdk';
import { Logo } from '../company/logo.tsx';
import type { Exhibitor } from '../company/order.ts';
import { CompanyStar } from '../company/star.tsx';
import { texts } from '../company/texts.ts';
import { ascending } from '../plan/booths.ts';
import { CHUNK, Chunks } from './chunks.tsx';
import styles from './view.module.css';

type ItemsProps = {
  id: string;
  companies: readonly Exhibitor[];
  view: 'cards' | 'rows';
  /** Letter of a name; missing where the list stands in another order. */
  letter: ((name: string) => string) | undefined;
  /** Id of the company chosen on the plan. */
  marked: string;
};

/** Fewer need no way by letters. */
const FROM = 30;

export function ExhibitorItems({ id, companies, view, letter, marked }: ItemsProps): ReactElement {
  const t = useTexts(texts);
  const [gone, go] = useState('');
  const wanted = useMemo(() => companies.findIndex(({ CompanyAccountId: one }) => one === (gone || marked)), [companies, gone, marked]);
  useEffect(() => {
    if (gone !== '') document.getElementById(`${id}-${gone}`)?.scrollIntoView({ block: 'start' });
  }, [gone, id]);
  const draw = useCallback(
    (from: number, to: number) => (
      <ul
        role="list"
        aria-label={companies.length > CHUNK ? `${from + 1}–${to} / ${companies.length}` : undefined}
        className={view === 'cards' ? styles.cards : styles.rows}
      >
        {companies.slice(from, to).map((company) => (
          <Item
            key={company.CompanyAccountId}
            id={`${id}-${company.CompanyAccountId}`}
            company={company}
            isMarked={company.CompanyAccountId === marked}
          />
        ))}
      </ul>
    ),
    [companies, view, id, marked],
  );
  const firsts = new Map<string, string>();
  if (letter && companies.length >= FROM)
    for (const { Name, CompanyAccountId } of companies) if (!firsts.has(letter(Name))) firsts.set(letter(Name), CompanyAccountId);
  return (
    <div className={styles.listed}>
      {firsts.size > 1 && (
        <nav aria-label={t('letters')} className={styles.letters} data-print="none">
          {[...firsts].map(([one, company]) => (
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
      <Chunks count={companies.length} wanted={wanted} draw={draw} />
    </div>
  );
}

function Item({ id, company, isMarked }: { id: string; company: Exhibitor; isMarked: boolean }): ReactElement {
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
          {booths.length > 0 && <span className={styles.booth}>{t('booth', { numbers: ascending(booths).join(', ') })}</span>}
          {SponsorTypeName && <span>{SponsorTypeName}</span>}
        </p>
        {Tags.length > 0 && <p className={styles.tags}>{Tags.join(' · ')}</p>}
      </div>
    </li>
  );
}
