// The home page an imported event begins with: its name and days, what is on, the programme by day, a few highlights, its sponsors.
import type { PageInput } from '../../../src/model/documents/page.ts';
import type { PlacementInput } from '../../../src/model/documents/placement.ts';
import { type ImportedContent, noContent } from '../content.ts';
import { sponsorWall } from './content-pages.ts';
import { words } from './words.ts';

/** `pages/HomePage.json` without its `$schema`; name, days and place of the hero come from the app document. */
export function homePage(languages: readonly string[], content: ImportedContent = noContent()): PageInput {
  const programme = { text: words('all', languages), url: 'page:PagSearchPage' };
  return {
    schemaVersion: 1,
    page: 'HomePage',
    title: words('home', languages),
    layers: {
      page: {
        grids: [
          { id: 'welcome', space: 'large', placements: [{ id: 'hero', name: 'structure/hero', props: { links: [programme] } }] },
          { id: 'now', placements: [{ id: 'now-and-next', name: 'programme/now-and-next' }] },
          {
            id: 'days',
            tone: 'tint',
            placements: [section('by-day', { heading: words('days', languages) }, { id: 'program-days', name: 'programme/program-days' })],
          },
          {
            id: 'highlights',
            placements: [
              section('chosen', { heading: words('highlights', languages) }, { id: 'highlighted', name: 'programme/highlighted-sessions' }),
            ],
          },
          ...(content.sponsors.length > 0
            ? [{ id: 'partners-grid', placements: [sponsorWall(content, words('partners', languages))] }]
            : []),
        ],
      },
    },
  };
}

const section = (id: string, props: Record<string, unknown>, child: PlacementInput): PlacementInput => ({
  id,
  name: 'structure/section',
  props,
  slots: { default: [child] },
});
