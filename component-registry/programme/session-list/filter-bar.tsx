// Search, filters and their chosen values, order and view.
import { Button, MultiSelect, RemovableChip, useEvent, useTexts } from '#sdk';
import { useId, useState } from 'react';
import { languageName } from '../session/language-name.ts';
import type { Choice, Facet } from '../session/session-filter.ts';
import { type SessionOrder, sessionOrders } from '../session/session-order.ts';
import { QuestionField } from '../search/question-field.tsx';
import { Segments } from './segments.tsx';
import { texts } from './texts.ts';
import type { ProgrammeAddress, ProgrammeView } from './use-programme-address.ts';
import type { Question } from '../search/use-question.ts';
import styles from './filter-bar.module.css';

type FilterBarProps = {
  address: ProgrammeAddress;
  question: Question;
  choices: Readonly<Record<Facet, readonly Choice[]>>;
  /** Filters offered, in their order. */
  facets: readonly Facet[];
  order: SessionOrder;
  /** The chosen view; undefined if there is only one. */
  view: ProgrammeView | undefined;
};

export function FilterBar({ address, question, choices, facets, order, view }: FilterBarProps) {
  const t = useTexts(texts);
  const labelled = useLabelled(choices);
  const words = {
    search: t('filterSearch'),
    clearSearch: t('clearSearch'),
    clear: t('filterClear'),
    done: t('filterDone'),
    none: t('filterNone'),
  };
  const [open, setOpen] = useState(false);
  const tools = useId();
  const count = facets.reduce((sum, facet) => sum + address.filters[facet].length, 0);
  return (
    <div className={styles.bar} data-print="none">
      <QuestionField question={question} t={t} />
      {/* On a phone filters and order open on demand: the programme comes first. */}
      <Button className={styles.opener} aria-expanded={open} aria-controls={tools} onClick={() => setOpen(!open)}>
        {count === 0 ? t('filters') : t('filtersChosen', { count })}
      </Button>
      <div id={tools} className={styles.tools} data-open={open || undefined}>
        <div role="group" aria-label={t('filters')} className={styles.filters}>
          {facets
            .filter((facet) => choices[facet].length > 1)
            .map((facet) => (
              <MultiSelect
                key={facet}
                label={t(facet)}
                options={labelled(facet)}
                selected={address.filters[facet]}
                onChange={(values) => address.setFilter(facet, values)}
                words={words}
              />
            ))}
        </div>
        <div className={styles.arrange}>
          {view !== 'grid' && (
            <Segments
              label={t('order')}
              options={sessionOrders.map((value) => ({ value, label: t(value) }))}
              selected={order}
              onSelect={(value) => address.change({ order: value })}
            />
          )}
          {view && (
            <Segments
              label={t('view')}
              options={(['list', 'grid'] as const).map((value) => ({ value, label: t(value) }))}
              selected={view}
              onSelect={(value) => address.change({ view: value })}
            />
          )}
        </div>
      </div>
      <Chosen address={address} facets={facets} labelled={labelled} />
    </div>
  );
}

type Labelled = (facet: Facet) => readonly Choice[];

/** The chosen values, each a chip that removes itself. */
function Chosen({ address, facets, labelled }: { address: ProgrammeAddress; facets: readonly Facet[]; labelled: Labelled }) {
  const t = useTexts(texts);
  const chosen = facets.flatMap((facet) =>
    address.filters[facet].map((value) => ({
      facet,
      value,
      label: labelled(facet).find((choice) => choice.value === value)?.label ?? value,
    })),
  );
  if (chosen.length === 0) return null;
  return (
    <div role="group" aria-label={t('chosen')} className={styles.chosen}>
      {chosen.map(({ facet, value, label }) => (
        <RemovableChip
          key={`${facet} ${value}`}
          removeLabel={t('removeFilter', { filter: t(facet), value: label })}
          onRemove={() =>
            address.setFilter(
              facet,
              address.filters[facet].filter((other) => other !== value),
            )
          }
        >
          {label}
        </RemovableChip>
      ))}
      <Button variant="quiet" size="small" onClick={address.clearFilters}>
        {t('clearFilters')}
      </Button>
    </div>
  );
}

/** Choices with the names of languages instead of their codes. */
function useLabelled(choices: Readonly<Record<Facet, readonly Choice[]>>): Labelled {
  const { language } = useEvent();
  return (facet) =>
    facet === 'language' ? choices.language.map((choice) => ({ ...choice, label: languageName(choice.value, language) })) : choices[facet];
}
