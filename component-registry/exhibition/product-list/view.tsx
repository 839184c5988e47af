// The products of the exhibition, and one of them where the address names it (B §2 Products page).
import { framed, useQueryValues, useTexts, type ViewProps } from '#sdk';
import { texts } from '../company/texts.ts';
import { AllProducts, productChoices, productSteps } from './all-products.tsx';
import { ProductPage } from './product-page.tsx';
import type { Props } from './props.ts';
import styles from './view.module.css';

export default function ProductList({ props, frame }: ViewProps<Props>) {
  const [choices, choose] = useQueryValues(productChoices, productSteps);
  return (
    <section {...framed(frame, styles.root)} aria-label={useTexts(texts)('products')}>
      {choices.product ? <ProductPage id={choices.product} /> : <AllProducts search={props.search} choices={choices} choose={choose} />}
    </section>
  );
}
