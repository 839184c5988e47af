// Codes about time, place and who sees what: windows, containers, visibility entries, areas of a grid.
import { type CodeTable, fixableError, fixableNote, fixableWarning, note, warning } from './code.ts';
import { file, grids, headingExample, placements, placementWith } from './example.ts';

const areas = (...placed: readonly (readonly [id: string, base: string, more?: object])[]) => {
  const list = placed.map(([id, base, more]) => headingExample({ id, gridAreas: { base }, ...more }));
  return grids(list, [{ id: 'main', columns: 12, placements: list }]);
};
const visibility = (components: object) => ({ with: { 'visibility/page.json': { schemaVersion: 1, layer: 'page', components } } });

const modes = { with: { 'app.json': { schemaVersion: 1, event: { contentModes: [{ name: 'live', startTime: '2027-05-03' }] } } } };

export const visibilityCodes = {
  'time-unreadable': fixableError(
    'Unreadable time',
    'A bound that cannot be read hides what it belongs to: better nothing than too early. Write `YYYY-MM-DD` or `YYYY-MM-DDTHH:MM`. The fix writes down unambiguous forms only; 03/04/2027 is not one of them.',
    placements(headingExample({ endTime: '5.5.2027 18:00' })),
    placements(headingExample({ endTime: '2027-05-05T18:00' })),
  ),
  'time-format': fixableNote(
    'Unusual form of a time',
    'The time is read, but written otherwise than everywhere else.',
    placements(headingExample({ endTime: '2027-05-05 18:00' })),
    placements(headingExample({ endTime: '2027-05-05T18:00' })),
  ),
  'time-in-gap': fixableWarning(
    'Time that does not exist',
    'When clocks go forward an hour is left out. A time inside it is read as much later as the gap is long, which is what the fix writes down.',
    placements(headingExample({ startTime: '2027-03-28T02:30' })),
    placements(headingExample({ startTime: '2027-03-28T03:30' })),
  ),
  'time-ambiguous': fixableNote(
    'Time that comes twice',
    'When clocks go back an hour comes twice. The earlier of the two is taken; the fix writes its offset down.',
    placements(headingExample({ endTime: '2027-10-31T02:30', startTime: '2027-05-01' })),
    placements(headingExample({ endTime: '2027-10-31T02:30:00+02:00', startTime: '2027-05-01' })),
  ),
  'window-reversed': warning(
    'Window that ends before it starts',
    'No instant is inside, so nobody but super users ever sees it. The same is said of sessions and of the days of the event.',
    placements(headingExample({ startTime: '2027-05-04T10:00', endTime: '2027-05-03T10:00' })),
    placements(headingExample({ startTime: '2027-05-03T10:00', endTime: '2027-05-04T10:00' })),
  ),
  'window-empty': warning(
    'Window of one instant',
    'Start and end are the same instant: it is shown for a millisecond. A day alone is the whole day.',
    placements(headingExample({ startTime: '2027-05-04T10:00', endTime: '2027-05-04T10:00' })),
    placements(headingExample({ startTime: '2027-05-04', endTime: '2027-05-04' })),
  ),
  'window-outside-event': warning(
    'Window far from the event',
    'Announcements before an event and recordings after it are usual, so a window is reported only when it ends more than nine months before the first day or begins more than two months after the last one; a session when it lies a month outside. Mostly the year is last year’s.',
    placements(headingExample({ startTime: '2026-05-03', endTime: '2026-05-05' })),
    placements(headingExample({ startTime: '2027-01-03', endTime: '2027-05-05' })),
  ),
  'unknown-visibility-target': fixableWarning(
    'Visibility entry that names nothing',
    'No placement has this id and no component this name in the layer, on any page. The entry has no effect: what it should hide is shown.',
    placementWith(headingExample(), visibility({ welcom: false })),
    placementWith(headingExample(), visibility({ welcome: { endTime: '2027-05-05' } })),
  ),
  'switched-off': note(
    'Switched off',
    'A visibility entry hides it from everybody, super users included. Reported so that nobody forgets it.',
    placementWith(headingExample(), visibility({ welcome: false })),
    placementWith(headingExample(), visibility({ welcome: true })),
  ),
  draft: note(
    'Draft',
    'Only super users see it. Reported so that nobody forgets it before the event opens.',
    placements(headingExample({ draft: true })),
    placements(headingExample()),
  ),
  'never-shown': warning(
    'Placement nobody can ever see',
    'The rules of a placement, of those it stands in and of its visibility entry leave no instant or no container at all. Windows are passed by super users, containers by nobody.',
    placements(headingExample({ containers: ['app'], inAppAppearanceActive: false })),
    placements(headingExample({ containers: ['app'] })),
  ),
  'unknown-content-mode': warning(
    'Unknown content mode',
    'A placement or a menu item names a content mode that `event.contentModes` does not have. A placement that is limited to it is seen by super users alone.',
    placementWith(headingExample({ contentModes: ['life'] }), modes),
    placementWith(headingExample({ contentModes: ['live'] }), modes),
  ),
  'unknown-access-key': warning(
    'Unknown access key',
    'Access is `signedIn`, `hasTicket`, or the Identifier of a policy of the type Key. Any other key stays closed: only super users see the placement.',
    placements(headingExample({ access: 'vip' })),
    placements(headingExample({ access: 'hasTicket' })),
  ),
  'area-reversed': warning(
    'Area without size',
    'An area is `row start / column start / row end / column end`, in lines from 1; the ends come after the starts. Browsers swap or ignore such lines, each in its own way.',
    areas(['one', '2 / 1 / 1 / 13']),
    areas(['one', '1 / 1 / 2 / 13']),
  ),
  'area-outside-grid': warning(
    'Area outside the grid',
    'A grid of 12 columns has the lines 1 to 13. An area that ends farther out makes columns nobody planned, and everything else in the grid becomes narrower.',
    areas(['one', '1 / 1 / 2 / 15']),
    areas(['one', '1 / 1 / 2 / 13']),
  ),
  'areas-overlap': warning(
    'Areas that lie over each other',
    'Two placements of a grid cover the same cells on the same width step, and there is an instant and a container in which both are shown. Placements that take turns do not collide.',
    areas(['one', '1 / 1 / 2 / 7'], ['two', '1 / 6 / 2 / 13']),
    areas(['one', '1 / 1 / 2 / 7', { endTime: '2027-05-03' }], ['two', '1 / 6 / 2 / 13', { startTime: '2027-05-04' }]),
  ),
  'size-too-large': warning(
    'Wider than the grid',
    'A placement takes more columns than its grid has; it fills the row.',
    grids({ columns: 4, placements: [headingExample({ size: 6 })] }, [
      { id: 'main', columns: 4, placements: [headingExample({ size: 6 })] },
    ]),
    grids({ columns: 4, placements: [headingExample({ size: 4 })] }, [
      { id: 'main', columns: 4, placements: [headingExample({ size: 4 })] },
    ]),
  ),
  'menu-item-without-target': warning(
    'Menu entry that leads nowhere',
    'An entry without an address and without entries below it does nothing when it is pressed.',
    file('header.json', { schemaVersion: 1, menu: { menuItems: [{ name: 'Venue', url: '' }] } }),
    file('header.json', { schemaVersion: 1, menu: { menuItems: [{ name: 'Programme', url: 'page:PagSearchPage' }] } }),
  ),
} as const satisfies CodeTable;
