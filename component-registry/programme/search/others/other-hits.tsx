// What a question finds among other kinds of things: their numbers in a line, and the best of each below the list.
import { buttonClass, Link, useTexts } from '#sdk';
import { useId } from 'react';
import type { CompanyLine } from '#contract/companies';
import type { Author } from '#contract/programme';
import { PersonLine } from '../../person/person-line.tsx';
import type { ListedThing } from '../../session/listed-session.ts';
import { SessionLink } from '../../session/session-link.tsx';
import { trackStyle } from '../../session/track-style.ts';
import { Marked } from '../marked.tsx';
import { usePageOfHits } from './page-of-hits.ts';
import { texts } from './texts.ts';
import { type OtherHits, type OtherKindsProps, useOtherHits } from './use-other-hits.ts';
import styles from './others.module.css';

/** Most hits of a kind. */
const SHOWN = 3;

/** A line of links, each with its kind and number. Where the list has only similar words, what has them as written comes alone. */
export function OtherCounts({ isOnlySimilar, ...props }: OtherKindsProps & { isOnlySimilar: boolean }) {
  const t = useTexts(texts);
  const { hits: all } = useOtherHits(props);
  const exact = isOnlySimilar ? all.filter(({ found }) => found.fit === 'exact') : [];
  const hits = exact.length > 0 ? exact : all;
  const pageOf = usePageOfHits();
  if (hits.length === 0) return null;
  return (
    <nav aria-label={t(exact.length > 0 ? 'exact' : 'also', { question: hits[0]!.question })} className={styles.counts} data-print="none">
      <span aria-hidden>{t(exact.length > 0 ? 'exactShort' : 'alsoShort')}</span>
      {hits.map((one) => (
        <Link key={one.kind} to={pageOf(one)} className={buttonClass({ variant: 'quiet', size: 'small' })}>
          {t(one.kind)} {one.found.ids.length}
        </Link>
      ))}
    </nav>
  );
}

/** The best hits of each kind under its name. */
export function OtherHitLists(props: OtherKindsProps) {
  const t = useTexts(texts);
  const id = useId();
  const { hits } = useOtherHits(props);
  const pageOf = usePageOfHits();
  if (hits.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.others} data-print="none">
      <h2 id={id} className={styles.title}>
        {t('also', { question: hits[0]!.question })}
      </h2>
      <div className={styles.kinds}>
        {hits.map((one) => (
          <section key={one.kind} className={styles.kind}>
            <h3 className={styles.name}>{t(one.kind)}</h3>
            <ul role="list">
              {one.found.ids.slice(0, SHOWN).map((found) => (
                <li key={found} className={styles.hit}>
                  <Hit hits={one} id={found} />
                </li>
              ))}
            </ul>
            <Link to={pageOf(one)}>{t('all', { number: one.found.ids.length })}</Link>
          </section>
        ))}
      </div>
    </section>
  );
}

function Hit({ hits: { kind, things, found }, id }: { hits: OtherHits; id: string }) {
  const thing = things.get(id);
  if (!thing) return null;
  if (kind === 'people') return <PersonLine person={thing as Author} author={thing as Author} found={found.words} />;
  if (kind === 'exhibitors') {
    const { CompanyAccountId, Name } = thing as CompanyLine;
    return (
      <p className={styles.thing}>
        <Link to="page:ProfilePage" params={{ companyAccountId: CompanyAccountId }} className={styles.exhibitor}>
          <Marked text={Name} found={found.words} />
        </Link>
      </p>
    );
  }
  const listed = thing as ListedThing;
  return (
    <p className={styles.thing} style={trackStyle(listed)}>
      <SessionLink session={listed}>
        <Marked text={listed.Name} found={found.words} />
      </SessionLink>
    </p>
  );
}
