// The list with its choices: search, order, company, day; all of them in the address.
import { type ReactElement, useMemo, useState } from 'react';
import {
  NothingFound,
  ListFilters,
  type SearchedList,
  Skeleton,
  upcomingOrder,
  useDates,
  useEvent,
  useFavourites,
  useNow,
  useQueryValues,
  useTexts,
} from '#sdk';
import type { Symposium } from '#contract/industry';
import { askedIn, useFound } from '../company/search.ts';
import {
  byDay,
  chosenSymposia,
  symposiumCompany,
  orderedSymposia,
  symposiaSteps,
  symposiaChoices,
  symposiaCompanies,
  symposiaDays,
} from './arrange.ts';
import { type SymposiaOrder, symposiaOrderOf, symposiaOrders } from './orders.ts';
import type { Props } from './props.ts';
import { SymposiumItem } from './item.tsx';
import { symposiaTexts } from './texts.ts';
import styles from './view.module.css';

/** The rows of the table of limits (B §5). */
const searches = { list: 'symposiaList', search: 'symposiaSearch' } as const satisfies Readonly<Record<Props['search'], SearchedList>>;

const searched = (one: Symposium) => ({
  Name: one.Name,
  Company: symposiumCompany(one),
  Presentations: one.Presentations.map(({ Title }) => Title),
  People: one.People.map(({ DisplayName }) => DisplayName),
  Subtitle: one.Subtitle,
  Tags: one.Groups.flatMap(({ Name, Label = '' }) => [Label, Name]),
});

export function ListedSymposia({ symposia, props }: { symposia: readonly Symposium[]; props: Props }): ReactElement {
  const t = useTexts(symposiaTexts);
  const dates = useDates();
  const { language } = useEvent();
  const [choices, choose] = useQueryValues(symposiaChoices, symposiaSteps);
  const first = symposiaOrderOf(props.order)!;
  const order = symposiaOrderOf(choices.sort) ?? first;
  const { session: starred, phase } = useFavourites();
  const isWaiting = choices.mine !== '' && phase === 'unknown';
  const list = searches[props.search];
  const isAsked = askedIn(list, choices.q) !== '';
  const found = useFound(symposia, choices.q, searched, list);
  const left = useMemo(() => chosenSymposia(found, choices, starred), [found, choices, starred]);
  const shown = useOrdered(left, order, isAsked);
  const groups = order === 'date' && !isAsked ? byDay(shown) : [{ day: '', symposia: shown }];
  return (
    <>
      <ListFilters
        label={t('search')}
        q={choices.q}
        clearLabel={t('clear')}
        all={t('all')}
        filters={[
          { name: 'company', label: t('company'), options: symposiaCompanies(symposia, language) },
          {
            name: 'day',
            label: t('day'),
            options: symposiaDays(symposia).map(({ day, start }) => ({ value: day, label: dates.longDate(start) })),
          },
          {
            name: 'sort',
            label: t('order'),
            options: symposiaOrders.map((value) => ({ value, label: t(orderWords[value]) })),
            order: first,
          },
          { name: 'mine', label: t('onlyFavourites') },
        ]}
        choices={choices}
        choose={choose}
        number={shown.length}
        found={t('found', { number: shown.length })}
      />
      {isWaiting ? (
        <Skeleton lines={4} />
      ) : shown.length === 0 ? (
        <NothingFound
          sentence={choices.mine ? t('noFavourites') : t('none')}
          all={t('showAll')}
          names={['q', 'company', 'day', 'mine']}
          choose={choose}
        />
      ) : (
        groups.map(({ day, symposia: ofDay }) => (
          <section key={day} className={styles.day}>
            {day && ofDay[0]?.StartDateTime && <h2 className={styles.title}>{dates.longDate(ofDay[0].StartDateTime)}</h2>}
            {!day && groups.length > 1 && <h2 className={styles.title}>{t('undated')}</h2>}
            <ul role="list" className={styles.list}>
              {ofDay.map((one) => (
                <SymposiumItem
                  key={one.Id}
                  symposium={one}
                  hasLeads={props.leads}
                  level={groups.length > 1 || day ? 3 : 2}
                  hasDate={!day}
                  isFound={isAsked}
                />
              ))}
            </ul>
          </section>
        ))
      )}
    </>
  );
}

/** What a question found stays in the order of the search. */
function useOrdered(symposia: readonly Symposium[], order: SymposiaOrder, isAsked: boolean): readonly Symposium[] {
  const { language, timeZone } = useEvent();
  const now = useNow();
  // One mixture for the visit; that of the hour, so that the server mixes the same.
  const [seed] = useState(() => String(Math.floor(now / 3_600_000)));
  return useMemo(() => {
    if (isAsked) return symposia;
    return order === 'upcoming' ? upcomingOrder(symposia, now, timeZone).sessions : orderedSymposia(symposia, order, language, seed);
  }, [symposia, order, isAsked, language, timeZone, now, seed]);
}

const orderWords = {
  date: 'orderDate',
  name: 'orderName',
  random: 'orderRandom',
  companyname: 'orderCompany',
  featuredDateSort: 'orderFeatured',
  upcoming: 'orderUpcoming',
} as const;
