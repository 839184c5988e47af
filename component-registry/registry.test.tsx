// Every component of the registry: its samples draw, and its one root element carries the frame of the placement.
import { act } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { PlacementNode } from '../src/model/page.ts';
import { prepare } from '../src/renderer/prepare.ts';
import { renderView } from '../tests/support/render-view.tsx';
import { loadCatalog } from './catalog.ts';
import { loadCheck } from '#src/renderer/registry.ts';
import { loaders } from './registry.ts';

const catalog = await loadCatalog();

/** A child for each slot, so that what a component does with its children is seen as well. */
const childrenOf = (slots: object) => Object.fromEntries(Object.keys(slots).map((slot) => [slot, [<p key="child">Child</p>]]));

test('registry and catalog find the same components', () => {
  expect(Object.keys(loaders).toSorted()).toEqual(Object.keys(catalog));
});

describe.each(Object.values(catalog))('$name', ({ name, samples, slots }) => {
  test.each(samples)('draws its sample $id in its frame', async (sample) => {
    const code = await loaders[name]!();
    await loadCheck(code);
    const node = { props: sample.props ?? {}, schemaVersion: sample.schemaVersion ?? 0, source: { file: 'sample.json', pointer: '' } };
    const { props, problem } = prepare(node as PlacementNode, code);
    expect(problem).toBeUndefined();
    const { container } = renderView(code.View, props, { slots: childrenOf(slots) });
    // What it asks for is answered with 404: it must stand in its place all the same.
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    const roots = [...container.children].filter((element) => !(element instanceof HTMLDialogElement));
    // A component that has nothing to say may draw nothing, but never something outside its frame.
    for (const root of roots) {
      expect(root.getAttribute('data-placement')).toBe('under-test');
      expect(root.classList.contains('placed')).toBe(true);
    }
    expect(roots.length).toBeLessThanOrEqual(1);
  });
});
