// What an imported exhibition is shown by: the page of the industry with its partners by tier, entries of the menu, partners on the home page.
import type { LocalisedText } from '../../../src/model/fields.ts';
import type { PageInput } from '../../../src/model/documents/page.ts';
import type { PlacementInput } from '../../../src/model/documents/placement.ts';
import { inUsualOrder } from '../content/sponsors.ts';
import type { ExhibitionData } from '../exhibition/rows.ts';
import type { PageLink } from './programme-pages.ts';
import { words } from './words.ts';

/** Words for having a stand and nothing more; such companies are no partners. */
const noTier = /^(?:exhibitors?|aussteller|exposants?|expositor(?:es)?|espositor[ei]|participants?|standard|basic|basis)$/iu;

/** The tiers companies have, the highest first: as the source orders them, else in the usual order; without those of mere exhibitors. */
export function shownTiers({ companies }: ExhibitionData, ordered: readonly string[]): string[] {
  const found = [
    ...new Set(companies.flatMap(({ SponsorType = '' }) => (SponsorType === '' || noTier.test(SponsorType) ? [] : [SponsorType]))),
  ];
  const rest = inUsualOrder(found.filter((tier) => !ordered.includes(tier)));
  return [...ordered.filter((tier) => found.includes(tier)), ...rest];
}

/** The partners by tier; undefined where no company has a tier. */
export function partnersGrid(
  rows: ExhibitionData,
  ordered: readonly string[],
  heading: LocalisedText | undefined,
): PlacementInput | undefined {
  const tiers = shownTiers(rows, ordered);
  if (tiers.length === 0) return undefined;
  return {
    id: 'partners',
    name: 'exhibition/tier-grid',
    props: { ...(heading !== undefined && { heading }), tiers: tiers.map((id) => ({ id })) },
  };
}

/** Sponsors where nobody has a booth and everybody a tier; else exhibitors. */
const nameOf = ({ companies }: ExhibitionData, languages: readonly string[]): LocalisedText =>
  words(
    companies.every(({ SponsorType = '', ExhibitorBooths = [] }) => SponsorType !== '' && ExhibitorBooths.length === 0)
      ? 'sponsors'
      : 'exhibitors',
    languages,
  );

/** Entries of the menu: companies, and products where there are some. */
export function exhibitionPages(rows: ExhibitionData, languages: readonly string[]): PageLink[] {
  return [
    ...(rows.companies.length > 0 ? [{ name: nameOf(rows, languages), url: 'page:IndustryLandingPage' }] : []),
    ...(rows.products.length > 0 ? [{ name: words('products', languages), url: 'page:ProductsPage' }] : []),
  ];
}

/** `pages/IndustryLandingPage.json` without its `$schema`: the partners, and all companies. */
export function industryPage(rows: ExhibitionData, ordered: readonly string[], languages: readonly string[]): PageInput {
  const title = nameOf(rows, languages);
  const partners = partnersGrid(rows, ordered, undefined);
  const list: PlacementInput = { id: 'list', name: 'exhibition/exhibitor-list' };
  return {
    schemaVersion: 1,
    page: 'IndustryLandingPage',
    title,
    layers: {
      page: {
        grids: [
          {
            id: 'exhibition',
            space: 'large',
            placements: [{ id: 'title', name: 'structure/heading', props: { level: 1, text: title } }, ...(partners ? [partners] : [list])],
          },
          ...(partners ? [{ id: 'companies', placements: [list] }] : []),
        ],
      },
    },
  };
}
