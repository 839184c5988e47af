// An explained preview shows a placeholder for every hidden placement; other pages do not.
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createClock } from '../clock/clock.ts';
import { createPageStore } from './page-store.ts';
import { PageView } from './page-view.tsx';
import type { PlacementContext } from './placement.tsx';
import { createRegistry } from './registry.ts';
import { grid, inputOf, node, pageOf } from './renderer.fixture.tsx';

const hidden = { rules: { ...node('').rules, draft: true } };
const page = pageOf(
  [node('seen'), node('draft', hidden), node('alone', hidden), node('inside')],
  [grid('main', ['seen', 'draft']), grid('empty', ['alone']), { ...grid('later', ['inside']), draft: true }],
);
const registry = createRegistry({
  'test/words': async () => ({ View: ({ frame }) => <p {...frame}>{frame.id}</p>, check: () => true, migrations: [] }),
});
const words = async (more: Partial<PlacementContext>, preview = false): Promise<string[]> => {
  await registry.find('test/words')!.load();
  const context: PlacementContext = {
    store: createPageStore(inputOf(page, preview), createClock()),
    registry,
    report: () => undefined,
    ...more,
  };
  const { container } = render(<PageView context={context} text={String} />);
  return [...container.querySelectorAll('.grid:not([hidden]) p')].map(({ textContent }) => textContent);
};
const ghost: PlacementContext['ghost'] = ({ id }, frame) => <p {...frame}>no {id}</p>;

test('a visitor sees no placeholder, nor a band for an empty grid', async () => {
  expect(await words({})).toEqual(['seen']);
});

test('an explained page has a placeholder for each, also in a draft grid', async () => {
  expect(await words({ ghost })).toEqual(['seen', 'no draft', 'no alone', 'no inside']);
});

test('the preview of everything draws them', async () => {
  expect(await words({}, true)).toEqual(['seen', 'draft', 'alone', 'inside']);
});

test('a placeholder appears and disappears when explaining is switched on and off', async () => {
  await registry.find('test/words')!.load();
  const context: PlacementContext = { store: createPageStore(inputOf(page), createClock()), registry, report: () => undefined };
  const { container, rerender } = render(<PageView context={context} text={String} />);
  const shown = () => [...container.querySelectorAll('[data-grid=main] p')].map(({ textContent }) => textContent);
  rerender(<PageView context={{ ...context, ghost }} text={String} />);
  expect(shown()).toEqual(['seen', 'no draft']);
  rerender(<PageView context={context} text={String} />);
  expect(shown()).toEqual(['seen']);
});
