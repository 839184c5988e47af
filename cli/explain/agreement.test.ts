// What explain says is what the screen shows: all pages of all samples, for everybody, in every container, at many instants.
import { expect, test } from 'vitest';
import { openEvent } from '../../server/open-event.ts';
import { readFolder } from '../../server/store/read-folder.ts';
import { createClock } from '../../src/clock/clock.ts';
import { eventFolders } from '../../src/model/adapters/configuration-files.ts';
import { createPageStore } from '../../src/renderer/page-store.ts';
import { containers } from '../../src/rules/context.ts';
import { app, page } from '../commands/fixture/recorded.ts';
import { eventRules } from '../../src/rules/event-rules.ts';
import { explainPerson } from '../../src/rules/explain-person.ts';
import { pageBoundaries, sidesOf } from '../../src/rules/matrix/boundaries.ts';
import { personaNames, personas } from '../../src/rules/personas.ts';
import { whoOf } from '../../src/rules/principal.ts';

/** What the samples may lack: hidden surroundings, drafts, a grid that empties, broken and whole placements with a fallback. */
const awkward = page('HomePage', [
  {
    id: 'closing',
    name: 'structure/section',
    endTime: '2027-05-03T10:00',
    slots: { default: [{ ...notice('in', {}), slots: { default: [notice('deep', { access: 'signedIn' })] } }] },
  },
  { id: 'members', name: 'structure/section', access: 'hasTicket', slots: { default: [notice('for-members', { draft: true })] } },
  { id: 'broken', name: 5, fallback: [notice('spare', { containers: ['app'] })] },
  notice('whole', { fallback: [notice('unused', {})] }),
  notice('off', { inAppAppearanceActive: false }),
]) as { layers: { page: { grids: object[] } } };
awkward.layers.page.grids.push({ id: 'draft', draft: true, placements: [notice('later', {})] });
const files = [
  ...(await readFolder('sample-configs')).files,
  { path: 'society/congress/app.json', text: JSON.stringify(app('Congress')) },
  { path: 'society/congress/pages/HomePage.json', text: JSON.stringify(awkward) },
];
function notice(id: string, more: object): object {
  return { id, name: 'structure/notice', props: { text: id }, ...more };
}
const usual = ['2026-06-01T12:00:00Z', '2027-05-03T08:00:00Z', '2031-01-01T00:00:00Z'].map((instant) => Date.parse(instant));

test.each(eventFolders(files).map((folder) => [`${folder.instance}/${folder.event}`, folder] as const))('%s', (_, folder) => {
  const { model, timeZone, language, pages, page: pageOf } = openEvent(files, folder);
  const rules = eventRules(model, timeZone);
  let compared = 0;
  for (const name of pages) {
    const built = pageOf(name)!;
    const turns = sidesOf(pageBoundaries(built, rules, [], timeZone));
    for (const now of [...usual, ...turns]) {
      for (const container of containers) {
        for (const persona of personaNames) {
          const where = { ...folder, language, page: name, params: {}, container, preview: false };
          const person = personas[persona];
          const clock = createClock({ monotonic: () => 0, wall: () => now });
          const store = createPageStore({ page: built, ...rules, context: { who: whoOf(person, now), where }, timeZone }, clock);
          const grids = new Map(Object.values(built.layers).flatMap((own) => own.map((grid) => [grid.id, grid] as const)));
          const explained = explainPerson({ page: built, ...rules, timeZone }, person, where, now);
          const onScreen = new Map<string, boolean>();
          for (const { id, parent, grid } of explained) {
            // A fallback is drawn only where its placement is broken, and nothing of a broken placement itself.
            const isFallback = parent !== undefined && built.nodes.get(parent)!.fallback.includes(id);
            const around =
              parent === undefined
                ? store.isGridShown(grids.get(grid)!)
                : isFallback
                  ? built.nodes.get(parent)!.broken !== undefined
                  : onScreen.get(parent)!;
            onScreen.set(id, around && store.isShown(id) && built.nodes.get(id)!.broken === undefined);
          }
          expect(
            Object.fromEntries(explained.map(({ id, outcome }) => [id, outcome === 'show'])),
            `${name} ${persona} ${container} ${now}`,
          ).toEqual(Object.fromEntries(onScreen));
          compared += explained.length;
        }
      }
    }
  }
  expect(compared).toBeGreaterThan(100);
});
