// What a question finds: pages, and things of each kind with the way to all of them.
import { type ReactElement, type ReactNode, useEffect } from 'react';
import { Link, Skeleton, SkeletonArea, useMenuLinks, useTexts } from '#sdk';
import type { CompanyLine } from '#contract/companies';
import type { Author } from '#contract/programme';
import { personName } from '../person/people.ts';
import { placeOf } from '../person/person-line.tsx';
import type { ListedThing } from '../session/listed-session.ts';
import { OffBadge } from '../session/off-title.tsx';
import { SessionLink } from '../session/session-link.tsx';
import { useSessionWhen } from './session-when.ts';
import { Marked } from '../search/marked.tsx';
import type { SearchKind } from '../search/others/kinds.ts';
import { usePageOfHits } from '../search/others/page-of-hits.ts';
import { rowsOfKind } from '../search/others/searched-rows.ts';
import { type OtherHits, useOtherHits } from '../search/others/use-other-hits.ts';
import type { NamedLink } from './named-link.ts';
import { useNamedThings } from './named-things.ts';
import { texts } from './texts.ts';
import styles from './palette.module.css';

/** The search over any page shows nothing else. */
const nothingHere: readonly SearchKind[] = [];

/** Most hits of a kind. */
const SHOWN = 5;

/** The pages of the menu, where nothing is asked. */
export function MenuPages(): ReactElement {
  const t = useTexts(texts);
  return (
    <Group
      name={t('pages')}
      links={useMenuLinks()
        .slice(0, 12)
        .map(({ words, href }) => ({ name: words, to: href }))}
    />
  );
}

/** A question that is answered, and how many hits it has in words. */
export type PaletteAnswer = { question: string; words: string };

export function PaletteResults({ question, say }: { question: string; say: (answer: PaletteAnswer) => void }): ReactElement {
  const t = useTexts(texts);
  const { hits: all, answered, failed } = useOtherHits({ here: nothingHere, question, rowsOf: rowsOfKind });
  // What is only spelt alike counts where nothing is written so.
  const exact = all.filter(({ found }) => found.fit === 'exact');
  const hits = exact.length > 0 ? exact : all;
  const named = useNamedThings(question);
  const count = hits.reduce((sum, { found }) => sum + found.ids.length, 0) + Object.values(named).flat().length;
  const isAnswered = answered === question;
  useEffect(() => {
    if (isAnswered) say({ question, words: count === 0 ? t('nothing', { question }) : t('count', { count }) });
  }, [isAnswered, count, question, say, t]);
  const alike = hits.find(({ found }) => found.fit === 'similar');
  return (
    <>
      {named.pages.length > 0 && <Group name={t('pages')} links={named.pages} />}
      {alike && <p className={styles.quiet}>{t('alike', { words: [...alike.found.words.answered].slice(0, 3).join(', ') })}</p>}
      {hits.map((one) => (
        <Hits key={one.kind} hits={one} />
      ))}
      {named.rooms.length > 0 && <Group name={t('rooms')} links={named.rooms} />}
      {failed && <p role="alert">{t('failed')}</p>}
      {!isAnswered && !failed && hits.length === 0 && (
        <SkeletonArea label={t('loading')}>
          <Skeleton lines={4} />
        </SkeletonArea>
      )}
      {isAnswered && count === 0 && <p>{t('nothing', { question })}</p>}
    </>
  );
}

function Hits({ hits }: { hits: OtherHits }) {
  const t = useTexts(texts);
  const { kind, things, found } = hits;
  const all = usePageOfHits()(hits);
  return (
    <GroupBox name={t(kind)} more={found.ids.length > SHOWN ? <Link to={all}>{t('all', { count: found.ids.length })}</Link> : null}>
      {found.ids.slice(0, SHOWN).map((id) => {
        const thing = things.get(id);
        return thing ? (
          <li key={id}>
            {kind === 'people' ? (
              <Person person={thing as Author} hits={hits} />
            ) : kind === 'exhibitors' ? (
              <ExhibitorHit company={thing as CompanyLine} hits={hits} />
            ) : (
              <Thing thing={thing as ListedThing} hits={hits} />
            )}
          </li>
        ) : null;
      })}
    </GroupBox>
  );
}

function Person({ person, hits }: { person: Author; hits: OtherHits }) {
  const place = placeOf(person);
  return (
    <div className={styles.hit}>
      <Link to="page:PagFacultyDetailPage" params={{ userId: person.Id }} className={styles.name}>
        <Marked text={personName(person)} found={hits.found.words} />
      </Link>
      {place !== '' && <p className={styles.quiet}>{place}</p>}
    </div>
  );
}

function ExhibitorHit({ company, hits }: { company: CompanyLine; hits: OtherHits }) {
  const booths = company.ExhibitorBooths.map(({ BoothNumber }) => BoothNumber).join(', ');
  return (
    <div className={styles.hit}>
      <Link to="page:ProfilePage" params={{ companyAccountId: company.CompanyAccountId }} className={styles.name}>
        <Marked text={company.Name} found={hits.found.words} />
      </Link>
      {booths !== '' && <p className={styles.quiet}>{booths}</p>}
    </div>
  );
}

function Thing({ thing, hits }: { thing: ListedThing; hits: OtherHits }) {
  const when = useSessionWhen(thing);
  return (
    <div className={styles.hit}>
      <SessionLink session={thing}>
        <Marked text={thing.Name} found={hits.found.words} />
      </SessionLink>
      <OffBadge session={thing} />
      {when !== '' && <p className={styles.quiet}>{when}</p>}
    </div>
  );
}

function Group({ name, links }: { name: string; links: readonly NamedLink[] }): ReactElement {
  return (
    <GroupBox name={name}>
      {links.map((link) => (
        <li key={`${link.to} ${link.name}`} className={styles.hit}>
          <Link to={link.to} params={link.params ?? {}} className={styles.name}>
            {link.name}
          </Link>
          {link.about && <p className={styles.quiet}>{link.about}</p>}
        </li>
      ))}
    </GroupBox>
  );
}

function GroupBox({ name, more, children }: { name: string; more?: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.group} aria-label={name}>
      <h3 className={styles.kind}>{name}</h3>
      <ul role="list">{children}</ul>
      {more}
    </section>
  );
}
