// The home page an imported event begins with: its name and days above the stage, the programme by day, opening and keynotes, its partners — what there is of them.
import type { GridInput } from '../../../src/model/documents/grid.ts';
import type { PageInput } from '../../../src/model/documents/page.ts';
import type { PlacementInput } from '../../../src/model/documents/placement.ts';
import type { SessionRow } from '../rows.ts';
import { isTimed } from './every-page.ts';
import type { PageLink } from './programme-pages.ts';
import { words } from './words.ts';

/**
 * `pages/HomePage.json` without its `$schema`; name, days and place of the hero come from the app document. A programme without
 * times is shown as a list: what is on now and the days would be empty. An exhibition without a programme shows its partners, else all companies.
 */
export function homePage(
  languages: readonly string[],
  sessions: readonly SessionRow[],
  partners?: PlacementInput,
  pages: readonly PageLink[] = [],
): PageInput {
  const timed = isTimed(sessions);
  const industry = pages.find(({ url }) => url === 'page:IndustryLandingPage');
  const isExhibition = sessions.length === 0 && industry !== undefined;
  const all = isExhibition
    ? { text: words('allExhibitors', languages), url: industry.url }
    : { text: words('all', languages), url: 'page:PagSearchPage' };
  // The hero has room for two: the programme, and what there is beside it, posters before people.
  const [second] = ['page:PagPosterSearchPage', 'page:PagFacultySearchPage', ...(isExhibition ? ['page:ProductsPage'] : [])].flatMap(
    (url) => pages.find((one) => one.url === url) ?? [],
  );
  const links = [all, ...(second ? [{ text: second.name, url: second.url }] : [])];
  const list = {
    id: 'session-list',
    name: 'programme/session-list',
    ...(sessions.some(({ IsPoster }) => IsPoster) && { props: { show: 'all' } }),
  };
  // The hero above it says days and place, and leads to the programme.
  const stage = { id: 'live-stage', name: 'programme/live-stage', props: { facts: false, link: false } };
  const hero = { id: 'hero', name: 'structure/hero', props: { links } };
  const exhibitors = { id: 'exhibitors', name: 'exhibition/exhibitor-list', props: { view: 'rows' } };
  return {
    schemaVersion: 1,
    page: 'HomePage',
    title: words('home', languages),
    layers: {
      page: {
        grids: [
          // With times it is a band of the event's colour: countdown, what is on, what was recorded.
          timed ? { id: 'welcome', tone: 'strong', placements: [hero, stage] } : { id: 'welcome', space: 'large', placements: [hero] },
          ...(timed ? [byDay(languages)] : isExhibition ? [] : [{ id: 'sessions', placements: [list] }]),
          ...(sessions.some(({ Highlighted }) => Highlighted) ? [highlights(languages)] : []),
          ...(partners ? [{ id: 'partners-grid', placements: [partners] }] : []),
          ...(isExhibition && !partners ? [{ id: 'exhibitors-grid', placements: [exhibitors] }] : []),
        ],
      },
    },
  };
}

const byDay = (languages: readonly string[]): GridInput => ({
  id: 'days',
  tone: 'tint',
  placements: [section('by-day', { heading: words('days', languages) }, { id: 'program-days', name: 'programme/program-days' })],
});

const highlights = (languages: readonly string[]): GridInput => ({
  id: 'highlights',
  placements: [section('chosen', { heading: words('keynotes', languages) }, { id: 'highlighted', name: 'programme/highlighted-sessions' })],
});

const section = (id: string, props: Record<string, unknown>, child: PlacementInput): PlacementInput => ({
  id,
  name: 'structure/section',
  props,
  slots: { default: [child] },
});
