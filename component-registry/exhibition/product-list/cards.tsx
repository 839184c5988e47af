// Products as cards; each opens the product on the page of products.
import type { ReactElement } from 'react';
import { Link, Picture, useMedia } from '#sdk';
import type { Product } from '#contract/companies';
import styles from './view.module.css';

/** What a card shows of a product. */
export type CardProduct = Pick<Product, 'Id' | 'Name' | 'Short' | 'Category' | 'CompanyName' | 'ImagePath'>;

type CardsProps = { products: readonly CardProduct[]; level: 2 | 3 };

export function ProductCards({ products, level }: CardsProps): ReactElement {
  const media = useMedia();
  const Level = `h${level}` as const;
  return (
    <ul role="list" className={styles.cards}>
      {products.map(({ Id, Name, Short, Category, CompanyName, ImagePath }) => (
        <li key={Id} className={styles.card}>
          <Picture src={media(ImagePath) ?? ''} alt="" name={Name} />
          <p className={styles.facts}>
            <span className={styles.category}>{Category}</span>
            <span>{CompanyName}</span>
          </p>
          <Level className={styles.name}>
            <Link to={`page:ProductsPage?product=${encodeURIComponent(Id)}`} className={styles.link}>
              {Name}
            </Link>
          </Level>
          {Short && (
            <p className={styles.short} dir="auto">
              {Short}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
