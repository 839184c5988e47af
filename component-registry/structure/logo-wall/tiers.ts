// Sponsors by tier, in the order in which they are shown.
import type { Props } from './props.ts';

type Sponsor = Props['sponsors'][number];

/** A tier with its sponsors; `rank` 0 is the highest. `title` is empty for sponsors without a tier. */
export type SponsorTier = { id: string; title: Props['tiers'][number]['title']; rank: number; sponsors: readonly Sponsor[] };

/** Tiers with sponsors: the known ones in order, then unknown ones in written order, then sponsors without a tier. */
export function sponsorTiers({ tiers, sponsors, sort }: Props, language: string): SponsorTier[] {
  const byTier = Map.groupBy(sponsors, (sponsor) => sponsor.tier);
  const others = [...byTier.keys()].filter((id) => id !== '' && !tiers.some((tier) => tier.id === id));
  const all = [...tiers, ...others.map((id) => ({ id, title: '' })), { id: '', title: '' }];
  const { compare } = new Intl.Collator(language, { numeric: true });
  return all.flatMap(({ id, title }, rank) => {
    const found = byTier.get(id) ?? [];
    if (found.length === 0) return [];
    return [{ id, title: title || id, rank, sponsors: sort === 'written' ? found : found.toSorted((a, b) => compare(a.name, b.name)) }];
  });
}
