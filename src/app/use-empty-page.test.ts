// When a page whose document has faults says that nothing of it is left.
import { expect, test } from 'vitest';
import { createClock } from '../clock/clock.ts';
import { finding } from '../model/finding.ts';
import { createPageStore } from '../renderer/page-store.ts';
import { grid, inputOf, node, pageOf } from '../renderer/renderer.fixture.tsx';
import { watchContent } from './use-empty-page.ts';

const refused = finding('wrong-type', 'error', { file: 'pages/HomePage.json', pointer: '/layers/page/grids/0' }, 'grids[0] must be object');

/** Whether nothing is left of a page of one grid, beside which another was refused or not. */
function isNothingLeft(draft: boolean, findings: readonly (typeof refused)[]): boolean {
  const rest = { ...grid('rest', ['words']), draft, source: { file: 'pages/HomePage.json', pointer: '/layers/page/grids/1' } };
  const store = createPageStore(inputOf({ ...pageOf([node('words')], [rest]), findings }), createClock());
  let nothing = false;
  watchContent(store, (is) => (nothing = is)).check();
  return nothing;
}

test('a refused grid beside one that is a draft leaves nothing for visitors', () => {
  expect(isNothingLeft(true, [refused])).toBe(true);
});

test('a draft alone is empty on purpose, and what is shown beside a refused grid is content', () => {
  expect(isNothingLeft(true, [])).toBe(false);
  expect(isNothingLeft(false, [refused])).toBe(false);
});
