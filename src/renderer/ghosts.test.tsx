// Where the preview explains a page, something stands in place of what is hidden; everywhere else nothing does.
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

test('a visitor sees nothing of them, nor a band for a grid without anything', async () => {
  expect(await words({})).toEqual(['seen']);
});

test('explained, each has its place, also in a grid that is a draft as a whole', async () => {
  expect(await words({ ghost })).toEqual(['seen', 'no draft', 'no alone', 'no inside']);
});

test('the preview of everything draws them', async () => {
  expect(await words({}, true)).toEqual(['seen', 'draft', 'alone', 'inside']);
});

test('what is hidden gets its place when the preview begins to explain a page that stands, and loses it again', async () => {
  await registry.find('test/words')!.load();
  const context: PlacementContext = { store: createPageStore(inputOf(page), createClock()), registry, report: () => undefined };
  const { container, rerender } = render(<PageView context={context} text={String} />);
  const shown = () => [...container.querySelectorAll('[data-grid=main] p')].map(({ textContent }) => textContent);
  rerender(<PageView context={{ ...context, ghost }} text={String} />);
  expect(shown()).toEqual(['seen', 'no draft']);
  rerender(<PageView context={context} text={String} />);
  expect(shown()).toEqual(['seen']);
});
