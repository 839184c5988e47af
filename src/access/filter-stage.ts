// Stages as a person gets them: those of pages that are open to them, without hot spots of companies they get no row of.
import type { ExhibitionAccess } from './exhibition-access.ts';

type Shown = {
  HotSpots: readonly { CompanyAccountId: string }[];
  CompanyIds: readonly string[];
  Pages: readonly string[];
};

/** The stages they get. */
export const filterStages = <S extends Shown>(stages: readonly S[], { listed, page }: Pick<ExhibitionAccess, 'listed' | 'page'>): S[] =>
  stages
    .filter(({ Pages }) => Pages.some(page))
    .map((stage) => ({
      ...stage,
      HotSpots: stage.HotSpots.filter(({ CompanyAccountId: id }) => id === '' || listed(id)),
      CompanyIds: stage.CompanyIds.filter(listed),
    }));

/** The companies that belong to stages, in their order. */
export function companiesOnStages<C extends { CompanyAccountId: string }>(companies: readonly C[], stages: readonly Shown[]): C[] {
  const named = new Set(stages.flatMap(({ CompanyIds }) => CompanyIds));
  return companies.filter(({ CompanyAccountId }) => named.has(CompanyAccountId));
}
