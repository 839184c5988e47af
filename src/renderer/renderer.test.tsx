// The page on screen: what is shown, what is contained, and that nothing renders that did not change.
import { act, render, screen } from '@testing-library/react';
import { type ReactNode, useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import type { Timers } from '../clock/alarm.ts';
import { createClock } from '../clock/clock.ts';
import type { Check } from '../model/check.ts';
import type { Finding } from '../model/finding.ts';
import type { GridNode, PageModel, PlacementNode } from '../model/page.ts';
import { visitorContext } from '../rules/context.ts';
import { createPageStore, type PageInput } from './page-store.ts';
import { PageView } from './page-view.tsx';
import type { Stage } from './placement.tsx';
import { type ComponentCode, createRegistry } from './registry.ts';
import { framed, type ViewProps } from './view-props.ts';

const fits: Check = () => true;
const drawn: string[] = [];
function Words({ props, frame, slots }: ViewProps<{ text?: string }>) {
  drawn.push(frame.id);
  return (
    <div {...framed(frame, 'words')}>
      {props.text}
      {slots['content']}
    </div>
  );
}
function Throws(): ReactNode {
  throw new Error('view is broken');
}
function ThrowsLater({ frame }: ViewProps): ReactNode {
  useEffect(() => {
    throw new Error('effect is broken');
  }, []);
  return <div {...frame} />;
}
const code =
  (View: ComponentCode['View'], more: Partial<ComponentCode> = {}) =>
  async (): Promise<ComponentCode> => ({ View, check: fits, migrations: [], ...more });
const never = new Promise<ComponentCode>(() => undefined);
const tooLong: Check = Object.assign((value: unknown) => ((value as { text?: string }).text ?? '').length < 5, {
  errors: [{ keyword: 'maxLength', instancePath: '/text', schemaPath: '', params: {}, message: 'must be shorter' }],
});
const loaders = {
  'test/words': code(Words as ComponentCode['View']),
  'test/short': code(Words as ComponentCode['View'], { check: tooLong }),
  'test/migrated': code(Words as ComponentCode['View'], { migrations: [({ words, ...rest }) => ({ ...rest, text: words })] }),
  'test/throws': code(Throws),
  'test/throws-later': code(ThrowsLater as ComponentCode['View']),
  'test/no-chunk': () => Promise.reject(new Error('404')),
  'test/never': () => never,
};

const node = (id: string, more: Partial<PlacementNode> = {}): PlacementNode => ({
  id,
  name: 'test/words',
  layer: 'page',
  schemaVersion: 0,
  props: { text: id },
  span: {},
  area: {},
  rules: {
    draft: false,
    inAppAppearanceActive: true,
    startTime: null,
    endTime: null,
    access: '',
    containers: ['browser', 'app', 'terminal'],
  },
  slots: {},
  source: { file: 'pages/HomePage.json', pointer: `/${id}` },
  ...more,
});
const grid = (id: string, placements: readonly string[]): GridNode => ({
  id,
  columns: 12,
  gap: 'normal',
  width: 'content',
  tone: 'plain',
  space: 'normal',
  label: '',
  draft: false,
  placements,
  source: { file: '', pointer: '' },
});
const pageOf = (
  nodes: readonly PlacementNode[],
  grids: readonly GridNode[] = [
    grid(
      'main',
      nodes.map(({ id }) => id),
    ),
  ],
): PageModel => ({ page: 'HomePage', title: '', layers: { page: grids }, nodes: new Map(nodes.map((one) => [one.id, one])), findings: [] });
const inputOf = (page: PageModel, preview = false): PageInput => {
  const { who, where } = visitorContext({ preview }, { now: 0, timeZone: 'UTC' });
  return { page, visibility: {}, context: { who, where }, timeZone: 'UTC' };
};

/** Puts a page on screen with time in the test's hands. */
async function show(page: PageModel, { card, loaded = true }: { card?: Stage['card']; loaded?: boolean } = {}) {
  drawn.length = 0;
  const time = { now: Date.parse('2027-05-03T08:00:00Z') };
  let due: { run: () => void; at: number } | undefined;
  const timers: Timers = { set: (run, delay) => (due = { run, at: time.now + delay }), clear: () => (due = undefined) };
  const clock = createClock({ monotonic: () => time.now, wall: () => time.now });
  const store = createPageStore(inputOf(page), clock, timers);
  const registry = createRegistry(loaders);
  if (loaded) await Promise.all(registry.names.filter((name) => name !== 'test/never').map((name) => registry.find(name)!.load()));
  const reported: Finding[] = [];
  const stage: Stage = { store, registry, report: (problem) => reported.push(problem), ...(card && { card }) };
  const stop = store.start();
  const view = render(<PageView stage={stage} text={String} />, { onCaughtError: () => undefined });
  const pass = (to: string): void =>
    act(() => {
      const end = Date.parse(to);
      while (due && due.at <= end) {
        const { run, at } = due;
        due = undefined;
        time.now = at;
        run();
      }
      time.now = end;
    });
  return { store, reported, pass, stop, timers: () => due, ...view, element: (id: string) => document.getElementById(id) };
}

test('a placement is its own element in the grid, with its place and without a wrapper', async () => {
  const { element } = await show(pageOf([node('a', { span: { medium: 6 }, area: { wide: '1 / 1 / 2 / 9' } })]));
  const a = element('a')!;
  expect([a.className, a.parentElement!.className, a.parentElement!.parentElement!.tagName]).toEqual(['placed words', 'grid', 'MAIN']);
  expect([a.style.getPropertyValue('--span-medium'), a.style.getPropertyValue('--area-wide')]).toEqual(['6', '1 / 1 / 2 / 9']);
});

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

test('code that never comes leaves a busy place and the neighbours alone', async () => {
  const { element } = await show(pageOf([node('A'), node('slow', { name: 'test/never' })]));
  expect(screen.getByText('A')).toBeTruthy();
  expect(element('slow')!.getAttribute('aria-busy')).toBe('true');
});

test('code on its way appears when it is there', async () => {
  const { element } = await show(pageOf([node('A')]), { loaded: false });
  expect(element('A')!.getAttribute('aria-busy')).toBe('true');
  await act(async () => undefined);
  expect(element('A')!.textContent).toBe('A');
});

test('older props are migrated before the view sees them', async () => {
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

test('a grid with nothing to show is hidden, and comes back with its placement', async () => {
  const late = node('late', { rules: { ...node('x').rules, startTime: '2027-05-03T09:00' } });
  const { pass } = await show(pageOf([node('A'), late], [grid('one', ['A']), grid('two', ['late'])]));
  const two = document.querySelector<HTMLElement>('[data-grid=two]')!;
  expect(two.hidden).toBe(true);
  pass('2027-05-03T09:00:00Z');
  expect(two.hidden).toBe(false);
});

test('a new configuration renders what changed and nothing else; elements stay', async () => {
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

test('a component mended by a new configuration gets another chance', async () => {
  const { store, element } = await show(pageOf([node('x', { name: 'test/throws' })]));
  expect(element('x')).toBeNull();
  act(() => store.update(inputOf(pageOf([node('x', { props: { text: 'mended' } })]))));
  expect(element('x')?.textContent).toBe('mended');
});

test('a draft grid is for preview', async () => {
  const page = pageOf([node('A')], [{ ...grid('main', ['A']), draft: true }]);
  const { store } = await show(page);
  expect(store.isGridShown(page.layers.page![0]!)).toBe(false);
  act(() => store.update(inputOf(page, true)));
  expect(store.isGridShown(page.layers.page![0]!)).toBe(true);
});

test('stopping the page stops its timer', async () => {
  const windowed = node('w', { rules: { ...node('w').rules, startTime: '2027-05-03T09:00' } });
  const { stop, timers, pass, element } = await show(pageOf([windowed]));
  const told = vi.fn<() => void>();
  expect(timers()).toBeDefined();
  stop();
  pass('2027-05-03T12:00:00Z');
  expect(element('w')).toBeNull();
  expect(told).not.toHaveBeenCalled();
});
