// Search, filters and their chosen values, order and view.
import { ChosenFilters, FilterFold, HiddenFields, MultiSelect, useDevice, useEvent, useTexts } from '#sdk';
import { languageName } from '../session/language-name.ts';
import { type Choice, type Facet, facets as allFacets } from '../session/session-filter.ts';
import type { SessionOrder } from '../session/session-order.ts';
import { QuestionField } from '../search/question-field.tsx';
import { Segments } from './segments.tsx';
import { texts } from './texts.ts';
import type { SearchLabel } from './search-label.ts';
import { noFilters, type ProgrammeAddress } from './use-programme-address.ts';
import { ViewChoice } from './view-choice.tsx';
import type { ProgrammeView } from './views.ts';
import type { Question } from '../search/use-question.ts';
import { writeValues } from './value-list.ts';
import styles from './filter-bar.module.css';

type FilterBarProps = {
  address: ProgrammeAddress;
  question: Question;
  choices: Readonly<Record<Facet, readonly Choice[]>>;
  /** What is left of the chosen day. */
  count: number;
  /** Filters offered, in their order. */
  facets: readonly Facet[];
  order: SessionOrder;
  /** Orders offered. */
  orders: readonly SessionOrder[];
  /** The text that says what is searched. */
  label: SearchLabel;
  /** Views offered. */
  views: readonly ProgrammeView[];
  /** The chosen one. */
  view: ProgrammeView;
};

export function FilterBar({ address, question, choices, count, facets, order, orders, views, view, label }: FilterBarProps) {
  const t = useTexts(texts);
  const labelled = useLabelled(choices);
  const words = {
    search: t('filterSearch'),
    clearSearch: t('clearSearch'),
    clear: t('filterClear'),
    done: t('filterDone', { number: count }),
    none: t('filterNone'),
  };
  const isLive = useDevice(() => true, false);
  const offered = facets.filter((facet) => choices[facet].length > 1);
  // In the others the place decides.
  const isOrdered = (view === 'list' || view === 'cards') && orders.length > 1;
  const others = address.others([
    'q',
    'in',
    ...offered,
    ...(isOrdered ? ['order'] : []),
    ...(views.length > 1 ? ['view', 'viewType'] : []),
  ]);
  const chosen = facets.flatMap((facet) =>
    address.filters[facet].map((value) => {
      const left = address.filters[facet].filter((other) => other !== value);
      const inWords = labelled(facet).find((choice) => choice.value === value)?.label ?? value;
      return {
        label: inWords,
        removeLabel: t('removeFilter', { filter: t(facet), value: inWords }),
        href: address.hrefOf({ [facet]: writeValues(left) }),
        remove: () => address.setFilter(facet, left),
      };
    }),
  );
  return (
    // Without a script it is sent as it is; with one there is nothing to send.
    <form role="search" className={styles.bar} data-print="none" onSubmit={(event) => event.preventDefault()}>
      <HiddenFields values={others} />
      <QuestionField question={question} label={t(label)} t={t} name="q" />
      {/* On a phone filters and order open on demand: the programme comes first. */}
      <FilterFold
        className={styles.tools}
        opener={chosen.length === 0 ? t('filters') : t('filtersChosen', { count: chosen.length })}
        done={words.done}
        send={t('show')}
      >
        <div role="group" aria-label={t('filters')} className={styles.filters}>
          {offered.map((facet) => (
            <MultiSelect
              key={facet}
              label={t(facet)}
              options={labelled(facet)}
              selected={address.filters[facet]}
              onChange={(values) => address.setFilter(facet, values)}
              words={words}
              inForm={formOf[facet]}
              isLive={isLive}
            />
          ))}
        </div>
        <div className={styles.arrange}>
          {isOrdered && (
            <Segments
              label={t('order')}
              inForm="order"
              options={orders.map((value) => ({ value, label: t(value) }))}
              selected={order}
              onSelect={(value) => address.change({ order: value })}
            />
          )}
          <ViewChoice address={address} views={views} view={view} />
        </div>
      </FilterFold>
      <ChosenFilters
        label={t('chosen')}
        chosen={chosen}
        clearLabel={t('clearFilters')}
        clearHref={address.hrefOf(noFilters)}
        clear={() => address.change(noFilters)}
        className={styles.chosen}
      />
    </form>
  );
}

/** Each filter in the address. */
const formOf = Object.fromEntries(
  allFacets.map((name) => [name, { name, write: (value: string) => writeValues([value]) }]),
) as unknown as Record<Facet, { name: string; write: (value: string) => string }>;

type Labelled = (facet: Facet) => readonly Choice[];

/** Choices with the names of languages instead of their codes. */
function useLabelled(choices: Readonly<Record<Facet, readonly Choice[]>>): Labelled {
  const { language } = useEvent();
  return (facet) =>
    facet === 'language' ? choices.language.map((choice) => ({ ...choice, label: languageName(choice.value, language) })) : choices[facet];
}
