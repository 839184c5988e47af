// Search, filters and order of a list, and how many are left: the choices are in the address, the filters fold on narrow screens.
import { useQueryWithout } from '../session/use-query-without.ts';
import { useTexts } from '../session/use-texts.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { ChosenFilters } from '../ui/chosen-filters.tsx';
import { FilterFold } from '../ui/filter-fold.tsx';
import { HiddenFields } from '../ui/hidden-fields.tsx';
import { LiveRegion } from '../ui/live-region.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import styles from './list-filters.module.css';
import english from './texts/en-GB.json' with { type: 'json' };

const texts = { scope: 'renderer', texts: english };

/** A filter of a list, or its order. */
export type ListFilter<N extends string> = {
  /** Its parameter in the address. */
  name: N;
  label: string;
  /** Values and their words: one is chosen. Not offered with fewer than two. A filter without them is a checkbox, whose value is `1`. */
  options?: readonly { value: string; label: string }[];
  /** Makes it the order of the list, which is no filter: the value that counts until another one is chosen. */
  order?: string;
};

type ListFiltersProps<N extends string> = {
  /** What is searched, and what the whole is called: `Search jobs`. */
  label: string;
  /** What is typed; omitted where nothing is searched. */
  q?: string | undefined;
  /** Words of the cross that empties the search. */
  clearLabel?: string;
  /** The words of no choice: `All`. */
  all: string;
  /** In the order shown. */
  filters: readonly ListFilter<N>[];
  /** What is chosen, by parameter; empty for nothing. */
  choices: Readonly<Record<NoInfer<N>, string>>;
  /** Called with what changes; `q` is the search. */
  choose: (changes: Readonly<Partial<Record<NoInfer<N> | 'q', string>>>) => void;
  /** How many are left. */
  number: number;
  /** The same as a sentence, shown and announced; omitted where the list says it itself. */
  found?: string;
  /** Called when somebody comes to the fields. */
  onFocus?: () => void;
};

/** The form above a list. Without a script it is sent as it is, and what else is in the address is kept. */
export function ListFilters<N extends string>(props: ListFiltersProps<N>) {
  const { label, q, clearLabel = '', all, filters, choices, choose, number, found, onFocus } = props;
  const t = useTexts(texts);
  const { query, without } = useQueryWithout();
  const change = (name: N | 'q', value: string): void => choose({ [name]: value } as Partial<Record<N | 'q', string>>);
  const offered = filters.filter(({ options }) => !options || options.length > 1);
  const real = filters.filter(({ order }) => order === undefined);
  const chosen = real.filter(({ name }) => choices[name] !== '');
  const own = new Set<string>(['q', ...offered.map(({ name }) => name)]);
  const cleared = new Set<string>(real.map(({ name }) => name));
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the fields inside are the controls; whoever comes to them will need the rest */}
      <form
        role={q === undefined ? undefined : 'search'}
        aria-label={label}
        className={styles.bar}
        data-print="none"
        onFocus={onFocus}
        onSubmit={(event) => event.preventDefault()}
      >
        <HiddenFields values={query.filter(([name]) => !own.has(name))} />
        {q !== undefined && (
          <div className={styles.search}>
            <SearchField label={label} clearLabel={clearLabel} name="q" value={q} onChange={(typed) => change('q', typed)} />
          </div>
        )}
        {offered.length > 0 && (
          <FilterFold
            role="group"
            aria-label={t('filters')}
            className={styles.fields}
            opener={chosen.length === 0 ? t('filters') : t('filtersChosen', { number: chosen.length })}
            done={t('showFound', { number })}
            send={t('show')}
          >
            {offered.map((filter) => (
              <Choice key={filter.name} filter={filter} all={all} value={choices[filter.name]} choose={change} />
            ))}
          </FilterFold>
        )}
        <ChosenFilters
          label={t('chosenFilters')}
          chosen={chosen.map(({ name, label: filter, options }) => {
            const words = options ? (options.find(({ value }) => value === choices[name])?.label ?? choices[name]) : filter;
            return {
              label: words,
              removeLabel: t('removeFilter', { filter, value: words }),
              href: without([name]),
              remove: () => change(name, ''),
            };
          })}
          clearLabel={t('clearFilters')}
          clearHref={without([...cleared])}
          clear={() => choose(Object.fromEntries([...cleared].map((name) => [name, ''])) as Partial<Record<N | 'q', string>>)}
          className={styles.chosen}
        />
      </form>
      {found !== undefined && (
        <>
          <p className="small muted" aria-hidden="true">
            {found}
          </p>
          <LiveRegion message={q || chosen.length > 0 ? found : ''} />
        </>
      )}
    </>
  );
}

type ChoiceProps<N extends string> = {
  filter: ListFilter<N>;
  all: string;
  value: string;
  choose: (name: N, value: string) => void;
};

function Choice<N extends string>({ filter: { name, label, options, order }, all, value, choose }: ChoiceProps<N>) {
  if (!options)
    return (
      <div className={styles.check}>
        <Checkbox label={label} name={name} value="1" checked={value !== ''} onChange={(isOn) => choose(name, isOn ? '1' : '')} />
      </div>
    );
  const known = options.some((one) => one.value === value) ? value : '';
  return (
    <SelectField
      label={label}
      name={name}
      value={known || (order ?? '')}
      options={order === undefined ? [{ value: '', label: all }, ...options] : options}
      onChange={(chosen) => choose(name, chosen === order ? '' : chosen)}
    />
  );
}
