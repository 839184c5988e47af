// Preceptorships: places at host institutions with search and filters; those whose deadline is over come last (A §2 preceptorships).
import {
  Button,
  EmptyState,
  framed,
  Link,
  LiveRegion,
  queryOfRequest,
  RequestState,
  SearchField,
  SelectField,
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
  const isPage = useEvent().page === 'preceptorships';
  const [asked, choose] = useQueryValues(names, steps);
  const now = useNow();
  const isSearched = isPage && search;
  const choices = isSearched ? asked : nothing;
  const found = openFirst(fitting(all, choices), now);
  const count = t('foundOffers', { count: found.length });
  return (
    <>
      {isSearched && (
        <>
          <ChoicesForm all={all} choices={choices} choose={choose} />
          <p className={styles.count} aria-hidden="true">
            {count}
          </p>
          <LiveRegion message={Object.values(choices).some(Boolean) ? count : ''} />
        </>
      )}
      {found.length === 0 ? (
        <EmptyState sentence={t('noPlaceFits')} action={<Button onClick={() => choose(nothing, 'push')}>{t('showAll')}</Button>} />
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

type ChoicesFormProps = { all: readonly Preceptorship[]; choices: Choices; choose: (changes: Partial<Choices>) => void };

function ChoicesForm({ all, choices, choose }: ChoicesFormProps) {
  const t = useTexts(texts);
  const { language } = useEvent();
  const select = (key: 'topic' | 'country' | 'spoken', label: string, values: readonly string[], words: (value: string) => string) => {
    const options = [...new Set(values.filter(Boolean))].map((value) => ({ value, label: words(value) }));
    const { compare } = new Intl.Collator(language);
    return options.length < 2 ? null : (
      <SelectField
        label={label}
        value={choices[key]}
        options={[{ value: '', label: t('all') }, ...options.toSorted((a, b) => compare(a.label, b.label))]}
        onChange={(value) => choose({ [key]: value })}
      />
    );
  };
  return (
    <form
      role="search"
      aria-label={t('searchOffers')}
      className={styles.choices}
      data-print="none"
      onSubmit={(event) => event.preventDefault()}
    >
      <SearchField label={t('searchOffers')} clearLabel={t('clear')} name="q" value={choices.q} onChange={(q) => choose({ q })} />
      {select(
        'topic',
        t('subject'),
        all.map(({ Topic }) => Topic),
        (value) => value,
      )}
      {select(
        'country',
        t('country'),
        all.map(({ Country }) => Country),
        (value) => nameOfCode(value, 'region', language),
      )}
      {select(
        'spoken',
        t('language'),
        all.map(({ Language }) => Language),
        (value) => nameOfCode(value, 'language', language),
      )}
    </form>
  );
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
