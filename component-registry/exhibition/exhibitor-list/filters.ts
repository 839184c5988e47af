// Which exhibitors the choices of a visitor leave, and what there is to choose.
import type { Exhibitor } from '../company/order.ts';
import { TIERS } from '../company/order.ts';

/** Names of the choices in the address. */
export const choiceNames = ['q', 'sort', 'tier', 'hall', 'tag', 'has', 'mine', 'company', 'shown'] as const;
/** Those that are pressed: Back takes each away. */
export const choiceSteps = ['sort', 'tier', 'hall', 'tag', 'has', 'mine'] as const;
/** What a visitor chose, empty for nothing. */
export type ExhibitorChoices = Readonly<Record<(typeof choiceNames)[number], string>>;

/** Companies of the chosen tier, hall and tag that have what is asked for; where only `mine` are asked for, of those starred. */
export const chosen = (
  companies: readonly Exhibitor[],
  { tier, hall, tag, has, mine }: ExhibitorChoices,
  starred: readonly string[],
): Exhibitor[] =>
  companies.filter(
    (company) =>
      (tier === '' || company.SponsorType === tier) &&
      (hall === '' || company.booths.some(({ HallId }) => HallId === hall)) &&
      (tag === '' || company.Tags.includes(tag)) &&
      (has !== 'products' || company.HasProducts) &&
      (has !== 'symposia' || company.HasSymposia) &&
      (has !== 'meetings' || company.HasMeetings) &&
      (mine === '' || starred.includes(company.CompanyAccountId)),
  );

/** Tiers that occur, the highest first, under their names in the language. */
export function tiersOf(companies: readonly Exhibitor[]): { value: string; label: string }[] {
  const names = new Map(companies.map(({ SponsorType, SponsorTypeName }) => [SponsorType, SponsorTypeName]));
  names.delete('');
  const others = [...names.keys()].filter((tier) => !TIERS.includes(tier)).sort();
  return [...TIERS, ...others].flatMap((value) => {
    const label = names.get(value);
    return label === undefined ? [] : [{ value, label }];
  });
}

/** Tags that occur, by name in the language. */
export const exhibitorTags = (companies: readonly Exhibitor[], language: string): string[] =>
  [...new Set(companies.flatMap(({ Tags }) => Tags))].sort(new Intl.Collator(language).compare);
