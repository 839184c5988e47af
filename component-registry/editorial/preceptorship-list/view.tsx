// Preceptorships: places at host institutions with search and filters; those whose deadline is over come last (A §2 preceptorships).
import {
  EmptyState,
  NothingFound,
  framed,
  Link,
  ListFilters,
  queryOfRequest,
  RequestState,
  Skeleton,
  SkeletonArea,
  useDataContext,
  useEvent,
  useNow,
  useQuery,
  useQueryValues,
  useTexts,
  type ViewProps,
} from '#sdk';
import type { Preceptorship } from '#contract/preceptorships';
import { openFirst, searchFor } from '../parts/offers.ts';
import { SectionHead } from '../parts/section-head.tsx';
import { texts } from '../parts/texts.ts';
import { preceptorshipsRequest } from './data.ts';
import { OfferCard } from './offer-card.tsx';
import type { Props } from './props.ts';
import { nameOfCode } from './name-of-code.ts';
import styles from './view.module.css';

const names = ['q', 'topic', 'country', 'spoken'] as const;
const steps = ['topic', 'country', 'spoken'] as const;
type Choices = Readonly<Record<(typeof names)[number], string>>;
const nothing: Choices = { q: '', topic: '', country: '', spoken: '' };

export default function PreceptorshipList({ props, frame }: ViewProps<Props>) {
  const t = useTexts(texts);
  const answer = useQuery(queryOfRequest(preceptorshipsRequest(useDataContext())));
  return (
    <section {...framed(frame, styles.root)} aria-label={t('preceptorships')}>
      <SectionHead {...props} />
      <RequestState request={answer} failed={t('failed')} retry={t('retry')} loading={<Loading />}>
        {(all) => (all.length === 0 ? <EmptyState sentence={t('noPreceptorships')} /> : <Offers all={all} {...props} />)}
      </RequestState>
    </section>
  );
}

function Offers({ all, limit, search, level }: Props & { all: readonly Preceptorship[] }) {
  const t = useTexts(texts);
  const { page, language } = useEvent();
  const isPage = page === 'preceptorships';
  const [asked, choose] = useQueryValues(names, steps);
  const now = useNow();
  const isSearched = isPage && search;
  const choices = isSearched ? asked : nothing;
  const found = openFirst(fitting(all, choices), now);
  const options = (valueOf: (offer: Preceptorship) => string, code?: 'region' | 'language') =>
    optionsOf(all.map(valueOf), (value) => (code ? nameOfCode(value, code, language) : value), language);
  return (
    <>
      {isSearched && (
        <ListFilters
          label={t('searchOffers')}
          q={choices.q}
          clearLabel={t('clear')}
          all={t('all')}
          filters={[
            { name: 'topic', label: t('subject'), options: options(({ Topic }) => Topic) },
            { name: 'country', label: t('country'), options: options(({ Country }) => Country, 'region') },
            { name: 'spoken', label: t('language'), options: options(({ Language }) => Language, 'language') },
          ]}
          choices={choices}
          choose={choose}
          number={found.length}
          found={t('foundOffers', { count: found.length })}
        />
      )}
      {found.length === 0 ? (
        <NothingFound sentence={t('noPlaceFits')} all={t('showAll')} names={names} choose={choose} />
      ) : (
        <ul role="list" className={styles.list}>
          {(limit > 0 ? found.slice(0, limit) : found).map((offer) => (
            <li key={offer.Id}>
              <OfferCard offer={offer} level={level === 1 ? 2 : 3} now={now} />
            </li>
          ))}
        </ul>
      )}
      {!isPage && (
        <p data-print="none">
          <Link to="page:preceptorships">{t('allPreceptorships')}</Link>
        </p>
      )}
    </>
  );
}

/** Those that fit every choice, in their order. */
function fitting(all: readonly Preceptorship[], { q, topic, country, spoken }: Choices): Preceptorship[] {
  const hasWords = searchFor(q);
  return all.filter(
    (one) =>
      (topic === '' || one.Topic === topic) &&
      (country === '' || one.Country === country) &&
      (spoken === '' || one.Language === spoken) &&
      hasWords([one.Title, one.Host, one.City, one.Topic, one.Summary]),
  );
}

/** What occurs, by its words in the language. */
function optionsOf(values: readonly string[], words: (value: string) => string, language: string): { value: string; label: string }[] {
  const { compare } = new Intl.Collator(language);
  const options = [...new Set(values.filter(Boolean))].map((value) => ({ value, label: words(value) }));
  return options.toSorted((a, b) => compare(a.label, b.label));
}

function Loading() {
  const t = useTexts(texts);
  return (
    <SkeletonArea label={t('loading')} className={styles.list}>
      {Array.from({ length: 4 }, (_, row) => (
        <Skeleton key={row} lines={3} />
      ))}
    </SkeletonArea>
  );
}
