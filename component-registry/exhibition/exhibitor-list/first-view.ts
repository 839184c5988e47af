// What a rendered page carries of the exhibitors: those on screen, as the list shows them, and what is counted from all of them.
import type { ExhibitionHall } from '#contract/companies';
import { AT_ONCE } from '../company/first-view.ts';
import { indexLetter, type Exhibitor } from '../company/order.ts';

/** What the list shows of a company. */
export type ListedExhibitor = Pick<
  Exhibitor,
  'CompanyAccountId' | 'Name' | 'Short' | 'SponsorTypeName' | 'Tags' | 'booths' | 'LogoPath' | 'DeepLink'
>;

/** The first company of each letter, by its id. */
export type LetterIndex = readonly (readonly [letter: string, company: string])[];

/** The list as first drawn. */
export type FirstExhibitors = {
  /** The visitor's choices (`choicesKey`) it is drawn for. */
  choices: string;
  /** Companies of the list, and those that the choices leave. */
  total: number;
  count: number;
  companies: readonly ListedExhibitor[];
  letters: LetterIndex;
  tiers: readonly { value: string; label: string }[];
  tags: readonly string[];
};

/** Fewer need no way by letters. */
const FROM = 30;

/** The letters of companies in the order of their names. */
export function letterIndex(companies: readonly Exhibitor[], language: string): LetterIndex {
  const firsts = new Map<string, string>();
  if (companies.length < FROM) return [];
  for (const { Name, CompanyAccountId } of companies) {
    const letter = indexLetter(Name, language);
    if (!firsts.has(letter)) firsts.set(letter, CompanyAccountId);
  }
  return [...firsts];
}

/** The companies a page carries: as many as are shown, and as far as the one that is chosen. */
export function carried(shown: readonly ListedExhibitor[], most: number, selected: string): ListedExhibitor[] {
  const chosen = shown.findIndex(({ CompanyAccountId }) => CompanyAccountId === selected);
  const last = Math.max(most, Math.ceil((chosen + 1) / AT_ONCE) * AT_ONCE);
  return shown.slice(0, last).map(({ CompanyAccountId, Name, Short, SponsorTypeName, Tags, booths, LogoPath, DeepLink }) => ({
    CompanyAccountId,
    Name,
    Short,
    SponsorTypeName,
    Tags,
    booths,
    LogoPath,
    DeepLink,
  }));
}

/** The halls without their booths: the plan is drawn with the companies, which come later. */
export const hallsFirst = (halls: readonly ExhibitionHall[]): ExhibitionHall[] => halls.map((hall) => ({ ...hall, Booths: [] }));
