// What is broken stays where it stands: neighbours render, visitors see nothing of it or its fallback, organisers see a card.
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createRegistry, type RegistryEntry } from './registry.ts';
import { drawn, grid, inputOf, node, pageOf, show, wordsCode } from './renderer.fixture.tsx';

test.each([
  ['throws while rendering', { name: 'test/throws' }, 'component-threw'],
  ['throws in an effect', { name: 'test/throws-later' }, 'component-threw'],
  ['is unknown', { name: 'test/nothing' }, 'unknown-component'],
  ['has the name of the prototype chain', { name: 'constructor' }, 'unknown-component'],
  ['has code that does not load', { name: 'test/no-chunk' }, 'component-not-loaded'],
  ['has props that do not fit', { name: 'test/short', props: { text: 'much too long' } }, 'out-of-range'],
])('a component that %s leaves its neighbours, shows visitors nothing and is reported once', async (_, bad, code) => {
  const page = pageOf([node('A'), node('bad', bad), node('B')]);
  const visitor = await show(page);
  expect([screen.queryByText('A'), screen.queryByText('B')].every(Boolean)).toBe(true);
  expect(visitor.element('bad')).toBeNull();
  expect(visitor.reported).toMatchObject([{ code, file: 'pages/HomePage.json' }]);
  visitor.unmount();
  await show(page, { card: (problem, { id }, frame) => <p {...frame}>{`card of ${id}: ${problem.code}`}</p> });
  expect(screen.getByText(`card of bad: ${code}`)).toBeTruthy();
});

test('a declared fallback stands in for visitors, and organisers see the card', async () => {
  const page = pageOf(
    [node('A'), node('bad', { name: 'test/throws', fallback: ['spare'] }), node('spare'), node('B')],
    [grid('main', ['A', 'bad', 'B'])],
  );
  const { unmount } = await show(page);
  expect(drawn).toContain('spare');
  expect([...document.querySelectorAll('.placed')].map(({ id }) => id)).toEqual(['A', 'spare', 'B']);
  unmount();
  await show(page, { card: (_, { id }, frame) => <p {...frame}>{`card of ${id}`}</p> });
  expect([...document.querySelectorAll('.placed')].map(({ id }) => id)).toEqual(['A', 'bad', 'B']);
});

test('code that never comes leaves a busy place and the neighbours alone', async () => {
  const { element } = await show(pageOf([node('A'), node('slow', { name: 'test/never' })]));
  expect(screen.getByText('A')).toBeTruthy();
  expect(element('slow')!.getAttribute('aria-busy')).toBe('true');
});

test('code that arrives between drawing and mounting is not missed', async () => {
  // Answers at once, while the placement is still being drawn.
  const entry: RegistryEntry = {
    code: undefined,
    failed: undefined,
    // oxlint-disable-next-line no-thenable -- a promise cannot answer at once, and that is what is tested
    load: () => ({ then: (done: () => void) => ((entry.code = wordsCode), done()) }) as unknown as Promise<void>,
  };
  const { element } = await show(pageOf([node('A')]), { loaded: false, registry: { find: () => entry, names: [] } });
  expect(element('A')!.textContent).toBe('A');
});

test('a component mended by a new configuration gets another chance', async () => {
  const { store, element } = await show(pageOf([node('x', { name: 'test/throws' })]));
  expect(element('x')).toBeNull();
  act(() => store.update(inputOf(pageOf([node('x', { props: { text: 'mended' } })]))));
  expect(element('x')?.textContent).toBe('mended');
});

test('what fails before the view is asked to draw stays in its place, too', async () => {
  const registry = createRegistry({ 'test/words': async () => wordsCode });
  const find = (name: string) => {
    if (name === 'test/cursed') throw new Error('no registry today');
    return registry.find(name);
  };
  const page = pageOf([node('A'), node('bad', { name: 'test/cursed' }), node('B')]);
  const { reported, element } = await show(page, { registry: { ...registry, find } });
  expect([element('A')?.textContent, element('bad'), element('B')?.textContent]).toEqual(['A', null, 'B']);
  expect(reported).toMatchObject([{ code: 'component-threw', message: 'no registry today', pointer: '/bad' }]);
});
