// The products of the exhibition, and one of them where the address names it (B §2 Products page).
import {
  Button,
  EmptyState,
  framed,
  LiveRegion,
  queryOfRequest,
  RequestState,
  SearchField,
  SelectField,
  Skeleton,
  SkeletonArea,
  useDataContext,
  useEvent,
  useQuery,
  useQueryValues,
  useTexts,
  type ViewProps,
} from '#sdk';
import { useMemo, useState } from 'react';
import type { Product, ProductDetail } from '#contract/companies';
import { useFound } from '../company/search.ts';
import { texts } from '../company/texts.ts';
import { ProductCards } from './cards.tsx';
import { productsRequest } from './data.ts';
import { ProductPage } from './product-page.tsx';
import type { Props } from './props.ts';
import styles from './view.module.css';

const names = ['q', 'category', 'product'] as const;

export default function ProductList({ props, frame }: ViewProps<Props>) {
  const [choices, choose] = useQueryValues(names);
  return (
    <section {...framed(frame, styles.root)} aria-label={useTexts(texts)('products')}>
      {choices.product ? <ProductPage id={choices.product} /> : <AllProducts search={props.search} choices={choices} choose={choose} />}
    </section>
  );
}

type AllProps = {
  search: boolean;
  choices: Readonly<Record<(typeof names)[number], string>>;
  choose: (changes: Partial<Record<(typeof names)[number], string>>) => void;
};

function AllProducts(props: AllProps) {
  const t = useTexts(texts);
  const products = useQuery(queryOfRequest(productsRequest(useDataContext())));
  const loading = (
    <SkeletonArea label={t('loading')} className={styles.cards}>
      {Array.from({ length: 6 }, (_, card) => (
        <Skeleton key={card} shape="picture" />
      ))}
    </SkeletonArea>
  );
  return (
    <RequestState request={products} failed={t('failed')} retry={t('retry')} loading={loading}>
      {(all) => (all.length > 0 ? <Searched products={all} {...props} /> : <EmptyState sentence={t('emptyProducts')} />)}
    </RequestState>
  );
}

/** Products drawn at once: five thousand would keep a phone busy for seconds. */
const AT_ONCE = 60;

const searched = ({ Name, Short, Tags, CompanyName, Category }: Product) => ({ Name, Short, Tags, CompanyName, Category });

function Searched({ products, search, choices, choose }: AllProps & { products: readonly (Product | ProductDetail)[] }) {
  const t = useTexts(texts);
  const { language } = useEvent();
  const question = search ? choices.q : '';
  const found = useFound(products, question, searched);
  const shown = choices.category ? found.filter(({ Category }) => Category === choices.category) : found;
  const categories = useMemo(
    () => [...new Set(products.map(({ Category }) => Category).filter(Boolean))].sort(new Intl.Collator(language).compare),
    [products, language],
  );
  const [limit, setLimit] = useState(AT_ONCE);
  const count = t('foundProducts', { number: shown.length });
  return (
    <>
      <form
        role="search"
        aria-label={t('searchProducts')}
        className={styles.choices}
        data-print="none"
        onSubmit={(event) => event.preventDefault()}
      >
        {search && (
          <SearchField label={t('searchProducts')} clearLabel={t('clear')} name="q" value={choices.q} onChange={(q) => choose({ q })} />
        )}
        {categories.length > 1 && (
          <SelectField
            label={t('category')}
            value={choices.category}
            options={[{ value: '', label: t('all') }, ...categories.map((value) => ({ value, label: value }))]}
            onChange={(category) => choose({ category })}
          />
        )}
      </form>
      <p className={styles.facts} aria-hidden="true">
        {count}
      </p>
      <LiveRegion message={question || choices.category ? count : ''} />
      {shown.length === 0 ? (
        <EmptyState sentence={t('noneProducts')} action={<Button onClick={() => choose({ q: '', category: '' })}>{t('showAll')}</Button>} />
      ) : (
        <>
          <ProductCards products={shown.slice(0, limit)} level={2} />
          {shown.length > limit && (
            <p data-print="none">
              <Button data-needs="script" onClick={() => setLimit(limit + AT_ONCE)}>
                {t('more')}
              </Button>
            </p>
          )}
        </>
      )}
    </>
  );
}
