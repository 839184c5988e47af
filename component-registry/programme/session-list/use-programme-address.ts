// The visitor's choices in the programme, stored in the address: day, search, filters, order, view.
import { useAddress, useQueryValues } from '#sdk';
import { useMemo } from 'react';
import { type Facet, facets, type Filters } from '../session/session-filter.ts';
import { type SessionOrder, sessionOrders } from '../session/session-order.ts';
import { readValues, writeValues } from './value-list.ts';
import { type ProgrammeView, programmeViews, type ViewSize, viewSizes } from './views.ts';

/** The address of a list. `viewType` is `day` or `week`, `view` how a day is drawn, `viewSize` how much of each session (B §2, reading R70). `day` is the day on screen, `in` the day to which a search is limited: a search covers all days at first. */
const names = ['q', 'day', 'in', 'viewType', 'viewSize', 'view', 'order', ...facets] as const;

/** Those that are pressed: Back takes each away. */
const steps = ['viewType', 'viewSize', 'view', 'order', ...facets] as const;

type Changes = Readonly<Partial<Record<(typeof names)[number], string>>>;

export type ProgrammeAddress = {
  question: string;
  /** YYYY-MM-DD, `all`, or empty for the default. */
  day: string;
  searchDay: string;
  filters: Filters;
  /** Undefined for the default, or if the address names none that exists. */
  order: SessionOrder | undefined;
  view: ProgrammeView | undefined;
  size: ViewSize;
  /** The address of this page with changes, for links: `?day=2027-05-04`. */
  hrefOf: (changes: Changes) => string;
  /** What else is in the address: a form that is sent without a script must not lose it. */
  others: (own: readonly string[]) => readonly (readonly [string, string])[];
  /** Changes parameters by their names in the address; empty removes. A filter, an order and a view are steps that lead back, a search and a day none; `how` says otherwise. */
  change: (changes: Changes, how?: 'replace' | 'push') => void;
  setFilter: (facet: Facet, values: readonly string[]) => void;
};

/** An address without filters. */
export const noFilters = Object.fromEntries(facets.map((facet) => [facet, ''])) as Record<Facet, string>;

/** An address without search and filters. */
export const nothingChosen = { q: '', in: '', ...noFilters };

export function useProgrammeAddress(): ProgrammeAddress {
  const [values, change] = useQueryValues(names, steps);
  const [, query = ''] = useAddress().split('#', 1)[0]!.split('?');
  return useMemo(
    () => ({
      question: values.q,
      day: values.day,
      searchDay: values.in,
      filters: Object.fromEntries(facets.map((facet) => [facet, readValues(values[facet])])) as unknown as Filters,
      order: sessionOrders.find((order) => order === values.order),
      view: values.viewType === 'week' ? 'week' : programmeViews.find((view) => view === values.view),
      size: viewSizes.find((size) => size === values.viewSize) ?? 'comfortable',
      hrefOf(changes) {
        const params = new URLSearchParams(query);
        for (const [name, value] of Object.entries(changes)) {
          if (value) params.set(name, value);
          else params.delete(name);
        }
        return `?${params.toString()}`;
      },
      others: (own) => [...new URLSearchParams(query)].filter(([name]) => !own.includes(name)),
      change,
      setFilter: (facet, chosen) => change({ [facet]: writeValues(chosen) }),
    }),
    [values, change, query],
  );
}
