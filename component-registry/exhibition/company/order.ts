// Exhibitors as lists show them, whichever version of the interface sent them, and their three orders (B §2).
import type { CompanyLine, CompanyV2, ExhibitorBooth } from '#contract/companies';
import { ascending, compareBooths } from '../plan/booths.ts';

/** A company in a list. */
export type Exhibitor = Omit<CompanyLine, 'ExhibitorBooths'> & { booths: readonly ExhibitorBooth[] };

/** Brings both versions of the interface to one. */
export function exhibitorOf(company: CompanyLine | CompanyV2): Exhibitor {
  if ('CompanyAccountName' in company) {
    const { CompanyAccountName: Name, ExhibitorBooths: booths, BoothNumbers: _, ...rest } = company;
    return { ...rest, Name, booths };
  }
  const { ExhibitorBooths: booths, ...rest } = company;
  return { ...rest, booths };
}

/** The numbers of booths, whatever their halls. */
export const numbersOf = (booths: readonly ExhibitorBooth[]): string[] => booths.map(({ BoothNumber }) => BoothNumber);

export const orders = ['name', 'ranking', 'booth'] as const;
export type Order = (typeof orders)[number];

/** The companies in an order; without a booth last, equal ones by name in the language. */
export function sorted(companies: readonly Exhibitor[], order: Order, language: string): Exhibitor[] {
  const names = new Intl.Collator(language, { numeric: true });
  const byName = (a: Exhibitor, b: Exhibitor): number => names.compare(a.Name, b.Name);
  if (order === 'name') return companies.toSorted(byName);
  if (order === 'ranking') return companies.toSorted((a, b) => a.Sort - b.Sort || byName(a, b));
  const first = new Map(companies.map((company) => [company, ascending(numbersOf(company.booths))[0]]));
  return companies.toSorted((a, b) => {
    const [one, other] = [first.get(a), first.get(b)];
    if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined) || byName(a, b);
    return compareBooths(one, other) || byName(a, b);
  });
}

/** First letter of a name, without accents; # for what is no letter. */
export function indexLetter(name: string, language: string): string {
  const [first = ''] = name.normalize('NFD').replaceAll(/\p{M}/gu, '').trim();
  return /\p{L}/u.test(first) ? first.toLocaleUpperCase(language) : '#';
}

/** Tiers from the highest to the lowest (B §9); others follow as they come. */
export const TIERS: readonly string[] = ['Platinum Partner', 'Gold Partner', 'Bronze Partner'];
