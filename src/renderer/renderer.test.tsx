// The page on screen: what is shown, and that only changes render.
import { act } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { createRegistry } from './registry.ts';
import { drawn, grid, inputOf, node, pageOf, show, wordsCode } from './renderer.fixture.tsx';
import type { ViewProps } from './view-props.ts';

test('a placement is its own element in the grid, with its place and without a wrapper', async () => {
  const { element } = await show(pageOf([node('a', { span: { medium: 6 }, area: { wide: '1 / 1 / 2 / 9' } })]));
  const a = element('a')!;
  expect([a.className, a.parentElement!.className, a.parentElement!.parentElement!.tagName]).toEqual(['placed words', 'grid', 'MAIN']);
  expect([a.style.getPropertyValue('--span-medium'), a.style.getPropertyValue('--area-wide')]).toEqual(['6', '1 / 1 / 2 / 9']);
});

test('a component appears when its code has loaded', async () => {
  const { element } = await show(pageOf([node('A')]), { loaded: false });
  expect(element('A')!.getAttribute('aria-busy')).toBe('true');
  await act(async () => undefined);
  expect(element('A')!.textContent).toBe('A');
});

test('older props are migrated before the view receives them', async () => {
  const { element } = await show(pageOf([node('old', { name: 'test/migrated', props: { words: 'new' } })]));
  expect(element('old')!.textContent).toBe('new');
});

test('a window opens and closes at its instant; nothing else renders, the DOM stays, and the timer rests', async () => {
  const windowed = node('w', { rules: { ...node('w').rules, startTime: '2027-05-03T09:00', endTime: '2027-05-03T10:00' } });
  const { element, pass, timers } = await show(pageOf([node('A'), windowed, node('B')]));
  const a = element('A');
  expect(element('w')).toBeNull();
  drawn.length = 0;
  pass('2027-05-03T08:59:59.999Z');
  expect(element('w')).toBeNull();
  pass('2027-05-03T09:00:00Z');
  expect(element('w')?.textContent).toBe('w');
  pass('2027-05-03T10:00:00Z');
  expect(element('w')).not.toBeNull();
  pass('2027-05-03T10:00:00.001Z');
  expect(element('w')).toBeNull();
  expect(drawn).toEqual(['w']);
  expect(element('A')).toBe(a);
  expect(timers()).toBeUndefined();
});

test('a fast device is corrected by the server: a window that opened early closes again, and opens in time', async () => {
  const windowed = node('w', { rules: { ...node('w').rules, startTime: '2027-05-03T09:00' } });
  const { element, pass, correct } = await show(pageOf([windowed]));
  pass('2027-05-03T09:30:00Z');
  expect(element('w')).not.toBeNull();
  correct('2027-05-03T08:30:00Z');
  expect(element('w')).toBeNull();
  pass('2027-05-03T10:00:00Z');
  expect(element('w')?.textContent).toBe('w');
});

test('a change during mounting is not missed by a placement that mounts later', async () => {
  let change = (): void => undefined;
  const Changes = ({ frame }: ViewProps) => {
    useLayoutEffect(() => change(), []);
    return <p {...frame} />;
  };
  const registry = createRegistry({
    'test/words': async () => wordsCode,
    'test/changes': async () => ({ View: Changes, check: () => true, migrations: [] }),
  });
  const late = node('late', { rules: { ...node('late').rules, draft: true } });
  const first = node('first', { name: 'test/changes' });
  const { element, store } = await show(pageOf([node('A')]), { registry });
  change = () => {
    change = () => undefined;
    store.update(inputOf(pageOf([node('A'), first, node('late', { props: { text: 'new' } })])));
  };
  act(() => store.update(inputOf(pageOf([node('A'), first, late]))));
  expect(element('late')?.textContent).toBe('new');
});

test('a migration that changes its input does not change the document: props are migrated once', async () => {
  const louder = (older: Record<string, unknown>) => Object.assign(older, { text: `${String(older['text'])}!` });
  const registry = createRegistry({ 'test/words': async () => ({ ...wordsCode, migrations: [louder] }) });
  const old = node('a');
  const { element, store } = await show(pageOf([old]), { registry });
  expect(element('a')?.textContent).toBe('a!');
  act(() => store.update(inputOf(pageOf([{ ...old, span: { medium: 6 } }]))));
  expect([element('a')?.textContent, element('a')?.style.getPropertyValue('--span-medium')]).toEqual(['a!', '6']);
});

test('a placement that reappears is drawn again, but its props are not checked again', async () => {
  let checked = 0;
  const check = (): boolean => (checked += 1) > 0;
  const registry = createRegistry({ 'test/words': async () => ({ ...wordsCode, check }) });
  const page = pageOf([node('w')]);
  const { store, element } = await show(page, { registry });
  const first = element('w');
  const input = inputOf(page);
  const off = { visible: false, startTime: null, endTime: null, containers: [], source: { file: '', pointer: '' } };
  act(() => store.update({ ...input, visibility: { page: new Map([['w', off]]) } }));
  expect(element('w')).toBeNull();
  act(() => store.update(input));
  expect([element('w')?.textContent, element('w') === first, checked]).toEqual(['w', false, 1]);
});

test('an empty grid is hidden, and returns with its placement', async () => {
  const late = node('late', { rules: { ...node('x').rules, startTime: '2027-05-03T09:00' } });
  const { pass } = await show(pageOf([node('A'), late], [grid('one', ['A']), grid('two', ['late'])]));
  const two = document.querySelector<HTMLElement>('[data-grid=two]')!;
  expect(two.hidden).toBe(true);
  pass('2027-05-03T09:00:00Z');
  expect(two.hidden).toBe(false);
});

test('a new configuration renders only changes; elements stay', async () => {
  const parent = node('p', { slots: { content: ['c'] } });
  const page = pageOf([node('A'), parent, node('c'), node('B')], [grid('main', ['A', 'p', 'B'])]);
  const { store, element } = await show(page);
  const [a, p] = [element('A'), element('p')];
  drawn.length = 0;
  act(() =>
    store.update(
      inputOf(
        pageOf(
          [node('A'), { ...parent }, node('c', { props: { text: 'changed' } }), node('B'), node('D')],
          [grid('main', ['A', 'p', 'B', 'D'])],
        ),
      ),
    ),
  );
  expect([...drawn].sort()).toEqual(['D', 'c']);
  expect([element('c')!.textContent, element('A') === a, element('p') === p]).toEqual(['changed', true, true]);
  act(() => store.update(inputOf(pageOf([node('B'), node('A')]))));
  expect([element('A') === a, element('p'), [...document.querySelectorAll('.placed')].map(({ id }) => id).join()]).toEqual([
    true,
    null,
    'B,A',
  ]);
});

test('a draft grid is shown in the preview, and to super users', async () => {
  const page = pageOf([node('A')], [{ ...grid('main', ['A']), draft: true }]);
  const { store } = await show(page);
  expect(store.isGridShown(page.layers.page![0]!)).toBe(false);
  act(() => store.update(inputOf(page, true)));
  expect(store.isGridShown(page.layers.page![0]!)).toBe(true);
  const { context, ...input } = inputOf(page);
  act(() => store.update({ ...input, context: { ...context, who: { ...context.who, superUser: true } } }));
  expect(store.isGridShown(page.layers.page![0]!)).toBe(true);
  act(() => store.update(inputOf(page)));
  expect(store.isGridShown(page.layers.page![0]!)).toBe(false);
});

test('stopping the page stops its timer', async () => {
  const windowed = node('w', { rules: { ...node('w').rules, startTime: '2027-05-03T09:00' } });
  const { stop, timers, pass, correct, element } = await show(pageOf([windowed]));
  const notified = vi.fn<() => void>();
  expect(timers()).toBeDefined();
  stop();
  pass('2027-05-03T12:00:00Z');
  correct('2027-05-03T13:00:00Z');
  expect(element('w')).toBeNull();
  expect(notified).not.toHaveBeenCalled();
});
