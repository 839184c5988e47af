// Pages that show one thing of their list where the query of the address names it (`/news/…?article=…`).
import type { Address } from './match.ts';

/** The word of the query by page key. */
const queryItems: Readonly<Record<string, string>> = { ProductsPage: 'product', news: 'article', TvPage: 'episode' };

/** The word of the query by which a page names one thing; undefined for a page that names none there. */
export const queryItemOf = (page: string): string | undefined => (Object.hasOwn(queryItems, page) ? queryItems[page] : undefined);

/** The parameters of an address together with the thing its query names. `search` begins with `?`, or is empty. */
export function withQueryItem({ page, params }: Pick<Address, 'page' | 'params'>, search: string): Address['params'] {
  const name = queryItemOf(page);
  const value = name === undefined || search.length < 2 ? null : new URLSearchParams(search).get(name);
  return name !== undefined && value ? { ...params, [name]: value } : params;
}
