// What of the exhibition a session names: its company, the products that are shown in it, and their companies.
import type { CompanyRef, ProductRef } from '../../src/contract/exhibition-shapes.ts';
import { refOf } from './companies-in-language.ts';
import type { ExhibitionView } from './exhibition-view.ts';

/** Its own company first, the others in the order of their products; without those the view has no row of. */
export function linksOfSession(
  { company, productsIn }: ExhibitionView,
  session: { Id: string; CompanyAccountId: string },
): { Companies: CompanyRef[]; Products: ProductRef[] } {
  const products = productsIn(session.Id);
  const ids = new Set([session.CompanyAccountId, ...products.map(({ CompanyAccountId }) => CompanyAccountId)]);
  return {
    Companies: [...ids].flatMap((id) => company(id) ?? []).map(refOf),
    Products: products.map(({ Id, Name, CompanyAccountId }) => ({ Id, Name, CompanyAccountId })),
  };
}
