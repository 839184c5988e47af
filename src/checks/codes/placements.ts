// Codes about pages and placements: components, props, slots, ids.
import { type CodeTable, error, fixableError, fixableWarning, note, warning } from './code.ts';
import { file, grids, headingExample, placements } from './example.ts';

const section = (slots: object): object => ({ id: 'intro', name: 'structure/section', slots });
const tabs = (slot: string): object => ({
  id: 'days',
  name: 'structure/tabs',
  props: { tabs: [{ id: 'monday', title: 'Monday' }] },
  slots: { [slot]: [headingExample()] },
});

export const placementCodes = {
  'unknown-component': fixableError(
    'Unknown component',
    'No component has this name. Visitors see the fallback of the placement, or nothing of it; its neighbours stay. The name is put right where there is only one candidate.',
    placements({ id: 'welcome', name: 'structure/headign', props: { text: 'Welcome' } }),
    placements(headingExample()),
  ),
  'unknown-prop': fixableWarning(
    'Unknown prop',
    'The component does not read this prop, so it has no effect. Renamed where there is only one candidate.',
    placements(headingExample({ props: { text: 'Welcome', overlien: 'Harbour Days' } })),
    placements(headingExample({ props: { text: 'Welcome', overline: 'Harbour Days' } })),
  ),
  'migration-failed': error(
    'Props that cannot be migrated',
    'The props were written for an older version of the component, and its migration cannot read them. The placement is not shown.',
    'Props of a version 0 in which a list stands where the migration of the component expects an object.',
    'The same props in the current version, with `"schemaVersion"` next to them.',
  ),
  'duplicate-id': fixableError(
    'Id used twice',
    'Ids are unique on a page: visibility entries, anchors and findings name them. The second placement is kept under the next free name, which the fix writes down. In a data file the first of two rows counts (a warning).',
    placements(headingExample(), headingExample()),
    placements(headingExample(), headingExample({ id: 'welcome-2' })),
  ),
  'unknown-slot': fixableError(
    'Unknown slot',
    'The component has no slot of this name, so nobody sees what stands in it.',
    placements(section({ defalt: [headingExample()] })),
    placements(section({ default: [headingExample()] })),
  ),
  'slot-without-part': warning(
    'Slot without its part',
    'Slots of tabs and accordions are named by the ids of their parts. No part has this id, so nobody sees what stands in the slot.',
    placements(tabs('tuesday')),
    placements(tabs('monday')),
  ),
  'slot-full': error(
    'Too many placements in a slot',
    'The component shows fewer placements in this slot than were written.',
    'Four placements in a slot that takes three.',
    'Three placements in it, the fourth in a grid of its own.',
  ),
  'slot-underfilled': error(
    'Too few placements in a slot',
    'The component needs more placements in this slot than were written.',
    'A slot that needs a placement, left empty.',
    'The same slot with one placement.',
  ),
  'not-allowed-in-slot': error(
    'Component that does not belong in a slot',
    'The slot takes certain components only.',
    'A video in a slot that takes `structure/*`.',
    'A picture, `structure/image`, in it.',
  ),
  'unknown-layer': error(
    'Unknown layer',
    'Pages and visibility files know the layers banner, header, page, footer, overlay and appBar. What stands in another one is seen by nobody.',
    file('visibility/pages.json', { schemaVersion: 1, layer: 'page', components: {} }),
    file('visibility/page.json', { schemaVersion: 1, layer: 'page', components: {} }),
  ),
  'wrong-layer-name': fixableWarning(
    'Layer and file differ',
    'A visibility file configures the layer it is named after. Another name inside has no effect and misleads.',
    file('visibility/page.json', { schemaVersion: 1, layer: 'footer', components: {} }),
    file('visibility/page.json', { schemaVersion: 1, layer: 'page', components: {} }),
  ),
  'wrong-page-name': error(
    'Page and file differ',
    'A page is found by the name of its file. Another name inside would give links and titles a page that does not exist.',
    file('pages/Venue.json', { schemaVersion: 1, page: 'Travel', layers: {} }),
    file('pages/Venue.json', { schemaVersion: 1, page: 'Venue', layers: {} }),
  ),
  'too-deep': error(
    'Nested too deep',
    'Placements may stand 32 deep, folders eight. What is deeper is left out.',
    'A section in a section, 33 times.',
    'The same content in a few sections.',
  ),
  'too-many-placements': error(
    'Too many placements',
    'A page holds 20,000 placements; those after them are left out.',
    'A list of 30,000 people as placements.',
    'The same people in data/authors.json, shown by one programme/person-list.',
  ),
  'empty-grid': note(
    'Empty grid',
    'A grid without placements takes no room and shows nothing. On a page with `"mode": "extend"` it takes away the grid of the same id and is not reported.',
    grids({ id: 'main', placements: [] }, [{ id: 'main', placements: [] }]),
    grids({ id: 'main', placements: [headingExample()] }, [{ id: 'main', placements: [headingExample()] }]),
  ),
  'orphan-page': note(
    'Page nothing leads to',
    'No menu, link or text leads to the page. Whoever knows its address still opens it, and search engines find it.',
    file('pages/Venue.json', { schemaVersion: 1, page: 'Venue', layers: {} }),
    file(
      'pages/Venue.json',
      { schemaVersion: 1, page: 'Venue', layers: {} },
      {
        with: { 'header.json': { schemaVersion: 1, menu: { menuItems: [{ name: 'Venue', url: 'page:Venue' }] } } },
      },
    ),
  ),
  'component-threw': error(
    'Component failed',
    'The code of a component failed while it was shown. Visitors see the fallback of the placement, or nothing of it; organisers in preview see a card with the reason.',
    'A fault in the code of a component, reported by an open page.',
    'The component fixed; meanwhile a `fallback` of the placement.',
  ),
  'preview-address': error(
    'Preview that cannot be read',
    'Reported by an open preview: a parameter of its address names an instant, persona or container that does not exist. The preview shows what it would without it.',
    '`?preview&at=tomorrow`',
    '`?preview&at=2027-05-03T10:00`',
  ),
  'component-not-loaded': error(
    'Code of a component missing',
    'The code of a component could not be loaded, for example because the connection broke. The page tries again when it changes.',
    'A file of the server that does not arrive.',
    'The same page with a connection.',
  ),
} as const satisfies CodeTable;
