// The list with its choices: search, order, filters; all of them in the address.
import { useMemo } from 'react';
import {
  Button,
  Checkbox,
  EmptyState,
  LiveRegion,
  SearchField,
  SelectField,
  Skeleton,
  useEvent,
  useFavourites,
  useQueryValues,
  useTexts,
} from '#sdk';
import type { ExhibitionHall } from '#contract/companies';
import { indexLetter, type Order, orders, sorted, type Exhibitor } from '../company/order.ts';
import { SHORTEST_QUESTION, useFound } from '../company/search.ts';
import { texts } from '../company/texts.ts';
import { choiceNames, type ExhibitorChoices, chosen, exhibitorTags, tiersOf } from './filters.ts';
import { ExhibitorItems } from './items.tsx';
import { PlanBeside } from './plan.tsx';
import type { Props } from './props.ts';
import styles from './view.module.css';

type ExhibitorsProps = { id: string; companies: readonly Exhibitor[]; halls: readonly ExhibitionHall[]; props: Props };

const searched = ({ Name, Short, Tags, booths, SponsorTypeName }: Exhibitor) => ({ Name, Short, Tags, booths, SponsorTypeName });

export function Exhibitors({ id, companies, halls, props }: ExhibitorsProps) {
  const t = useTexts(texts);
  const { language } = useEvent();
  const [choices, choose] = useQueryValues(choiceNames);
  const order = orders.find((one) => one === choices.sort) ?? props.sort;
  const found = useFound(companies, choices.q, searched);
  const isAsked = choices.q.trim().length >= SHORTEST_QUESTION;
  // What is starred is known to the device alone.
  const { company: starred, phase } = useFavourites();
  const isWaiting = choices.mine !== '' && phase === 'unknown';
  const shown = useMemo(() => {
    const left = chosen(found, choices, starred);
    return isAsked ? left : sorted(left, order, language);
  }, [found, choices, starred, isAsked, order, language]);
  const showAll = () => choose({ q: '', tier: '', hall: '', tag: '', has: '', mine: '' });
  const hasPlan = props.map && halls.length > 0;
  return (
    <>
      <ChoicesForm companies={companies} halls={halls} choices={choices} order={order} first={props.sort} choose={choose} />
      <p className={styles.count} aria-hidden="true">
        {t('found', { number: shown.length })}
      </p>
      <LiveRegion
        message={
          choices.q || choices.tier || choices.hall || choices.tag || choices.has || choices.mine
            ? t('found', { number: shown.length })
            : ''
        }
      />
      <div className={styles.body} data-plan={hasPlan}>
        {isWaiting ? (
          <Skeleton lines={4} />
        ) : shown.length === 0 ? (
          <EmptyState sentence={choices.mine ? t('noFavourites') : t('none')} action={<Button onClick={showAll}>{t('showAll')}</Button>} />
        ) : (
          <ExhibitorItems
            id={id}
            companies={shown}
            view={props.view}
            letter={order === 'name' && !isAsked ? (name) => indexLetter(name, language) : undefined}
            marked={choices.company}
          />
        )}
        {hasPlan && (
          <PlanBeside
            id={id}
            halls={halls}
            companies={shown}
            hall={choices.hall}
            selected={choices.company}
            onSelect={(company) => choose({ company })}
          />
        )}
      </div>
    </>
  );
}

type ChoicesProps = {
  companies: readonly Exhibitor[];
  halls: readonly ExhibitionHall[];
  choices: ExhibitorChoices;
  order: Order;
  first: Order;
  choose: (changes: Partial<ExhibitorChoices>) => void;
};

const orderWords = { name: 'sortName', ranking: 'sortRanking', booth: 'sortBooth' } as const;

function ChoicesForm({ companies, halls, choices, order, first, choose }: ChoicesProps) {
  const t = useTexts(texts);
  const { language } = useEvent();
  const all = { value: '', label: t('all') };
  const plain = (values: readonly string[]) => [all, ...values.map((value) => ({ value, label: value }))];
  const tiers = tiersOf(companies);
  const tags = exhibitorTags(companies, language);
  return (
    <form role="search" aria-label={t('search')} className={styles.choices} data-print="none" onSubmit={(event) => event.preventDefault()}>
      <div className={styles.search}>
        <SearchField label={t('search')} clearLabel={t('clear')} name="q" value={choices.q} onChange={(q) => choose({ q })} />
      </div>
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
    </form>
  );
}
