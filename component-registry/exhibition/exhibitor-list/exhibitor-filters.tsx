// What the list of exhibitors is searched, ordered and filtered by; on a phone filters open on demand: the exhibitors come first.
import { useId, useState } from 'react';
import { Button, Checkbox, SearchField, SelectField, useTexts } from '#sdk';
import type { ExhibitionHall } from '#contract/companies';
import { type Order, orders } from '../company/order.ts';
import { texts } from '../company/texts.ts';
import type { ExhibitorChoices } from './filters.ts';
import styles from './exhibitor-filters.module.css';

type ExhibitorFiltersProps = {
  halls: readonly ExhibitionHall[];
  tiers: readonly { value: string; label: string }[];
  tags: readonly string[];
  choices: ExhibitorChoices;
  order: Order;
  first: Order;
  choose: (changes: Partial<ExhibitorChoices>) => void;
  onFocus: () => void;
};

const orderWords = { name: 'sortName', ranking: 'sortRanking', booth: 'sortBooth' } as const;

export function ExhibitorFilters({ halls, tiers, tags, choices, order, first, choose: write, onFocus }: ExhibitorFiltersProps) {
  const t = useTexts(texts);
  // Another list begins at its beginning.
  const choose: ExhibitorFiltersProps['choose'] = (changes) => write({ ...changes, shown: '' });
  const all = { value: '', label: t('all') };
  const [open, setOpen] = useState(false);
  const tools = useId();
  const filters = [choices.tier, choices.hall, choices.tag, choices.has, choices.mine].filter((value) => value !== '').length;
  const plain = (values: readonly string[]) => [all, ...values.map((value) => ({ value, label: value }))];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the fields inside are the controls; whoever comes to them will need the rest
    <form
      role="search"
      aria-label={t('search')}
      className={styles.bar}
      data-print="none"
      onFocus={onFocus}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={styles.search}>
        <SearchField label={t('search')} clearLabel={t('clear')} name="q" value={choices.q} onChange={(q) => choose({ q })} />
      </div>
      <Button className={styles.opener} data-needs="script" aria-expanded={open} aria-controls={tools} onClick={() => setOpen(!open)}>
        {filters === 0 ? t('filters') : t('filtersChosen', { number: filters })}
      </Button>
      <div id={tools} className={styles.tools} data-open={open || undefined}>
        <SelectField
          label={t('sort')}
          value={order}
          options={orders.map((value) => ({ value, label: t(orderWords[value]) }))}
          onChange={(sort) => choose({ sort: sort === first ? '' : sort })}
        />
        {tiers.length > 1 && (
          <SelectField label={t('tier')} value={choices.tier} options={[all, ...tiers]} onChange={(tier) => choose({ tier })} />
        )}
        {halls.length > 1 && (
          <SelectField
            label={t('hall')}
            value={choices.hall}
            options={[all, ...halls.map(({ Id: value, Name: label }) => ({ value, label }))]}
            onChange={(hall) => choose({ hall })}
          />
        )}
        {tags.length > 1 && <SelectField label={t('tag')} value={choices.tag} options={plain(tags)} onChange={(tag) => choose({ tag })} />}
        <SelectField
          label={t('offers')}
          value={choices.has}
          options={[
            all,
            { value: 'products', label: t('hasProducts') },
            { value: 'symposia', label: t('hasSymposia') },
            { value: 'meetings', label: t('hasMeetings') },
          ]}
          onChange={(has) => choose({ has })}
        />
        <div className={styles.check}>
          <Checkbox label={t('onlyFavourites')} checked={choices.mine !== ''} onChange={(isOn) => choose({ mine: isOn ? '1' : '' })} />
        </div>
      </div>
    </form>
  );
}
