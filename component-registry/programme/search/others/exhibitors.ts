// The search of exhibitors among the other kinds.
import { askedOf, limitsOf, loadFuseIndex } from '#sdk';
import type { CompanyLine } from '#contract/companies';
import type { Search } from '../search-programme.ts';
import { fold, splitWords } from '../search-text.ts';

/** Exhibitors by their ids, and the search of them; it rejects where its code cannot be loaded. */
export type SearchedExhibitors = { things: ReadonlyMap<string, CompanyLine>; search: Pick<Search, 'ask'> };

/** Exhibitors, searched as their own list is: Fuse, within the limits of B §5. */
export function searchedExhibitors(companies: readonly CompanyLine[]): SearchedExhibitors {
  const limits = limitsOf('exhibitors');
  const rows = companies.map(({ Name, Short, Tags, ExhibitorBooths, SponsorTypeName }) => ({
    Name,
    Short,
    Tags,
    booths: ExhibitorBooths.map(({ BoothNumber }) => BoothNumber),
    SponsorTypeName,
  }));
  const index = loadFuseIndex().then((create) => create(rows, limits));
  // Whoever asks is told; nobody may ever ask.
  index.catch(() => undefined);
  return {
    things: new Map(companies.map((company) => [company.CompanyAccountId, company] as const)),
    search: {
      ask: async (question) => {
        const asked = splitWords(question).map(fold);
        const { places, isWritten, words } = (await index)(askedOf(question, limits));
        return {
          ids: places.map((place) => companies[place]!.CompanyAccountId),
          fit: isWritten ? 'exact' : 'similar',
          words: { asked, answered: new Set([...words].flatMap(splitWords).map(fold)) },
        };
      },
    },
  };
}
