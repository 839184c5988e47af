// What the list of exhibitors is searched, ordered and filtered by.
import { ListFilters, useTexts } from '#sdk';
import type { ExhibitionHall } from '#contract/companies';
import { type Order, orders } from '../company/order.ts';
import { texts } from '../company/texts.ts';
import type { ExhibitorChoices } from './filters.ts';

type ExhibitorFiltersProps = {
  halls: readonly ExhibitionHall[];
  tiers: readonly { value: string; label: string }[];
  tags: readonly string[];
  choices: ExhibitorChoices;
  /** The order until another one is chosen. */
  first: Order;
  choose: (changes: Partial<ExhibitorChoices>) => void;
  onFocus: () => void;
  /** How many are left, and the same as a sentence: empty while it is not known. */
  number: number;
  found: string;
};

const orderWords = { name: 'sortName', ranking: 'sortRanking', booth: 'sortBooth' } as const;

export function ExhibitorFilters({ halls, tiers, tags, first, choose, ...rest }: ExhibitorFiltersProps) {
  const t = useTexts(texts);
  return (
    <ListFilters
      {...rest}
      label={t('search')}
      q={rest.choices.q}
      clearLabel={t('clear')}
      all={t('all')}
      // Another list begins at its beginning.
      choose={(changes) => choose({ ...changes, shown: '' })}
      filters={[
        { name: 'sort', label: t('sort'), options: orders.map((value) => ({ value, label: t(orderWords[value]) })), order: first },
        { name: 'tier', label: t('tier'), options: tiers },
        { name: 'hall', label: t('hall'), options: halls.map(({ Id: value, Name: label }) => ({ value, label })) },
        { name: 'tag', label: t('tag'), options: tags.map((value) => ({ value, label: value })) },
        {
          name: 'has',
          label: t('offers'),
          options: [
            { value: 'products', label: t('hasProducts') },
            { value: 'symposia', label: t('hasSymposia') },
            { value: 'meetings', label: t('hasMeetings') },
          ],
        },
        { name: 'mine', label: t('onlyFavourites') },
      ]}
    />
  );
}
