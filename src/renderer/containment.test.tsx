// A fault stays within its placement: neighbours render, visitors see nothing or a fallback, organisers see a card.
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Check } from '../model/check.ts';
import { lateCheck } from '../model/late-check.ts';
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

test('visitors see a declared fallback, organisers the card', async () => {
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

test('code that never arrives leaves a busy placeholder and does not affect neighbours', async () => {
  const { element } = await show(pageOf([node('A'), node('slow', { name: 'test/never' })]));
  expect(screen.getByText('A')).toBeTruthy();
  expect(element('slow')!.getAttribute('aria-busy')).toBe('true');
});

test('code that did not load is asked for again when the device is online again', async () => {
  let isOnline = false;
  const registry = createRegistry({ 'test/words': async () => (isOnline ? wordsCode : Promise.reject(new Error('offline'))) });
  const { element, reported } = await show(pageOf([node('A')]), { registry });
  expect([element('A'), reported.length]).toEqual([null, 1]);
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(element('A'), 'still offline').toBeNull();
  isOnline = true;
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(element('A')?.textContent).toBe('A');
});

test('a placement whose props have been checked is drawn with its defaults before the check is there; others wait for it', async () => {
  let arrive: ((code: { default: Check }) => void) | undefined;
  const check = lateCheck([{ keys: { text: { standing: 'C', inside: undefined } } }], () => new Promise((done) => (arrive = done)));
  const registry = createRegistry({ 'test/words': async () => ({ ...wordsCode, check }) });
  await registry.find('test/words')!.loadView();
  const page = pageOf([node('A', { isChecked: true, props: {} }), node('B')]);
  const { element } = await show(page, { loaded: false, registry });
  expect([element('A')?.textContent, element('B')?.getAttribute('aria-busy')]).toEqual(['C', 'true']);
  await waitFor(() => expect(arrive).toBeDefined());
  await act(async () => arrive!({ default: Object.assign(() => false, { errors: [] }) }));
  // The transition takes as many turns as the machine needs.
  await waitFor(() => expect([element('A')?.textContent, element('B')]).toEqual(['C', null]));
});

test('code that arrives between drawing and mounting is not missed', async () => {
  // Answers at once, while the placement is still being drawn.
  const entry: RegistryEntry = {
    code: undefined,
    failed: undefined,
    // oxlint-disable-next-line no-thenable -- a promise cannot answer at once, as this test requires
    load: () => ({ then: (done: () => void) => ((entry.code = wordsCode), done()) }) as unknown as Promise<void>,
    loadView: async () => {},
  };
  const { element } = await show(pageOf([node('A')]), { loaded: false, registry: { find: () => entry, names: [] } });
  expect(element('A')!.textContent).toBe('A');
});

test('a component fixed by a new configuration is drawn again', async () => {
  const { store, element } = await show(pageOf([node('x', { name: 'test/throws' })]));
  expect(element('x')).toBeNull();
  act(() => store.update(inputOf(pageOf([node('x', { props: { text: 'mended' } })]))));
  expect(element('x')?.textContent).toBe('mended');
});

test('an error before the view is drawn stays within the placement, too', async () => {
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
