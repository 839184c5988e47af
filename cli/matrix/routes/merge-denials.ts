// Denials that look the same on several pages are one rendering: everybody who needs to sign in sees one login page.
import type { Planned } from '../planned.ts';

/** What distinguishes denials: where they lead, in which container and language, and what is said. */
const lookOf = ({ event, container, language, denied }: Planned): string => {
  const { pages: _, ...said } = denied!;
  return JSON.stringify([event, container, language, said]);
};

/** One rendering for each different denial, which represents the combinations of all pages; what is shown stays as it is. In order. */
export function mergeDenials(planned: readonly Planned[]): Planned[] {
  const denials = Map.groupBy(
    planned.filter(({ denied }) => denied !== null),
    lookOf,
  );
  return planned.flatMap((one) => {
    if (one.denied === null) return [one];
    const same = denials.get(lookOf(one))!;
    if (same[0] !== one) return [];
    return [
      {
        ...one,
        denied: { ...one.denied, pages: [...new Set(same.map(({ page }) => page))] },
        combinations: same.reduce((sum, { combinations }) => sum + combinations, 0),
        behind: [
          ...Map.groupBy(
            same.flatMap(({ behind }) => behind),
            ({ person }) => person,
          ),
        ].map(([person, own]) => ({
          person,
          instants: [...new Set(own.flatMap(({ instants }) => instants))].sort(),
        })),
      },
    ];
  });
}
