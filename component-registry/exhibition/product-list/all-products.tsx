// All products with search and categories. A rendered page comes with those on screen.
import {
  EmptyState,
  NothingFound,
  type HandedOver,
  ListFilters,
  RequestState,
  Skeleton,
  SkeletonArea,
  useDataContext,
  useEvent,
  useHandedOver,
  useTexts,
} from '#sdk';
import { useEffect, useMemo } from 'react';
import type { Product, ProductDetail } from '#contract/companies';
import { AT_ONCE, choicesKey, shownOf } from '../company/first-view.ts';
import { MoreLink } from '../company/more-link.tsx';
import { useFound } from '../company/search.ts';
import { texts } from '../company/texts.ts';
import { type CardProduct, ProductCards } from './cards.tsx';
import { productsRequest } from './data.ts';
import styles from './view.module.css';

/** Names of the choices in the address. */
export const productChoices = ['q', 'category', 'product', 'shown'] as const;
/** Those that are pressed: Back takes each away. */
export const productSteps = ['category'] as const;
type Choices = Readonly<Record<(typeof productChoices)[number], string>>;

/** The products as first drawn. */
export type FirstProducts = {
  /** The visitor's choices (`choicesKey`) they are drawn for. */
  choices: string;
  /** Products of the exhibition, and of the chosen category. */
  total: number;
  count: number;
  products: readonly CardProduct[];
  categories: readonly string[];
};

type AllProps = { search: boolean; choices: Choices; choose: (changes: Partial<Choices>, how?: 'push') => void };

export function AllProducts(props: AllProps) {
  const t = useTexts(texts);
  const arriving = useHandedOver<ReturnType<typeof productsRequest>['endpoint'], FirstProducts>(productsRequest(useDataContext()));
  return (
    <RequestState
      request={{ ...arriving.answer, data: arriving.answer.data ?? arriving.drawn }}
      failed={t('failedList')}
      retry={t('retry')}
      loading={<LoadingCards />}
    >
      {() => <Searched arriving={arriving} {...props} />}
    </RequestState>
  );
}

function LoadingCards() {
  const t = useTexts(texts);
  return (
    <SkeletonArea label={t('loading')} className={styles.cards}>
      {Array.from({ length: 6 }, (_, card) => (
        <Skeleton key={card} shape="picture" />
      ))}
    </SkeletonArea>
  );
}

const none: readonly Product[] = [];
const searched = ({ Name, Short, Tags, CompanyName, Category }: Product) => ({ Name, Short, Tags, CompanyName, Category });
/** What a card shows: nothing else is sent with the page. */
const cardOf = ({ Id, Name, Short, Category, CompanyName, ImagePath }: CardProduct): CardProduct => ({
  Id,
  Name,
  Short,
  Category,
  CompanyName,
  ImagePath,
});

type SearchedProps = AllProps & { arriving: HandedOver<readonly (Product | ProductDetail)[], FirstProducts> };

function Searched({ arriving: { answer, drawn, ask, give }, search, choices, choose }: SearchedProps) {
  const t = useTexts(texts);
  const { language } = useEvent();
  const all = answer.data;
  const question = search ? choices.q : '';
  const found = useFound(all ?? none, question, searched, 'products');
  const own = choices.category ? found.filter(({ Category }) => Category === choices.category) : found;
  const categories = useMemo(
    () =>
      all
        ? [...new Set(all.map(({ Category }) => Category).filter(Boolean))].sort(new Intl.Collator(language).compare)
        : (drawn?.categories ?? []),
    [all, drawn, language],
  );
  const limit = shownOf(choices.shown);
  const name = choicesKey('products', question, [choices.category]);
  const asked = question.trim() !== '';
  const shown: readonly CardProduct[] = all ? own : (drawn?.products ?? none);
  const number = all ? own.length : (drawn?.count ?? 0);
  // What the page came with is for its own address; more of it is on its way.
  const isOther = !all && drawn?.choices !== name;
  const isShort = !all && shown.length < Math.min(limit, number);
  useEffect(() => {
    if (isOther || isShort || asked) ask();
  }, [isOther, isShort, asked, ask]);
  const total = all ? all.length : (drawn?.total ?? 0);
  give?.({ choices: name, total, count: number, products: shown.slice(0, limit).map(cardOf), categories });
  if (total === 0) return <EmptyState sentence={t('emptyProducts')} />;
  const rest = (
    <RequestState request={{ ...answer, data: undefined }} failed={t('failedList')} retry={t('retry')} loading={<LoadingCards />}>
      {() => null}
    </RequestState>
  );
  return (
    <>
      <ListFilters
        label={t('searchProducts')}
        q={search ? choices.q : undefined}
        clearLabel={t('clear')}
        all={t('all')}
        filters={[{ name: 'category', label: t('category'), options: categories.map((value) => ({ value, label: value })) }]}
        choices={choices}
        choose={(changes) => choose({ ...changes, shown: '' })}
        number={number}
        found={isOther ? '' : t('foundProducts', { number })}
        onFocus={ask}
      />
      {isOther ? (
        rest
      ) : number === 0 ? (
        <NothingFound sentence={t('noneProducts')} all={t('showAll')} names={['q', 'category']} choose={choose} />
      ) : (
        <>
          <ProductCards products={shown.slice(0, limit)} level={2} />
          {isShort
            ? rest
            : number > limit && <MoreLink label={t('more')} shown={limit} onMore={(more) => choose({ shown: String(more) })} />}
          {number > AT_ONCE && number <= limit && <p className={styles.end}>{t('noMore')}</p>}
        </>
      )}
    </>
  );
}
