// A page for the renderer's tests: small components, some of them broken, and time under the test's control.
import { act, render } from '@testing-library/react';
import { type ReactNode, useEffect } from 'react';
import { createClock, type Timers } from '../clock/clock.ts';
import type { Check } from '../model/check.ts';
import type { Finding } from '../model/finding.ts';
import type { GridNode, PageModel, PlacementNode } from '../model/page.ts';
import { visitorContext } from '../rules/context.ts';
import { unruled } from '../rules/placement-rules.ts';
import { createPageStore, type PageStoreInput } from './page-store.ts';
import { PageView } from './page-view.tsx';
import type { PlacementContext } from './placement.tsx';
import { type ComponentCode, createRegistry, type Registry } from './registry.ts';
import { framed, type ViewProps } from './view-props.ts';

const fits: Check = () => true;
/** Ids in the order of drawing. */
export const drawn: string[] = [];
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
/** Code of the component that shows its text. */
export const wordsCode: ComponentCode = { View: Words as ComponentCode['View'], check: fits, migrations: [] };

const loaders = {
  'test/words': code(Words as ComponentCode['View']),
  'test/short': code(Words as ComponentCode['View'], { check: tooLong }),
  'test/migrated': code(Words as ComponentCode['View'], { migrations: [({ words, ...rest }) => ({ ...rest, text: words })] }),
  'test/throws': code(Throws),
  'test/throws-later': code(ThrowsLater as ComponentCode['View']),
  'test/no-chunk': () => Promise.reject(new Error('404')),
  'test/never': () => never,
};

export const node = (id: string, more: Partial<PlacementNode> = {}): PlacementNode => ({
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
    contentModes: [],
  },
  slots: {},
  fallback: [],
  source: { file: 'pages/HomePage.json', pointer: `/${id}` },
  ...more,
});
export const grid = (id: string, placements: readonly string[]): GridNode => ({
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
export const pageOf = (
  nodes: readonly PlacementNode[],
  grids: readonly GridNode[] = [
    grid(
      'main',
      nodes.map(({ id }) => id),
    ),
  ],
): PageModel => ({ page: 'HomePage', title: '', layers: { page: grids }, nodes: new Map(nodes.map((one) => [one.id, one])), findings: [] });
export const inputOf = (page: PageModel, preview = false): PageStoreInput => {
  const { who, where } = visitorContext({ preview }, { now: 0, timeZone: 'UTC' });
  return { page, ...unruled, context: { who, where }, timeZone: 'UTC' };
};

/** Renders a page with time under the test's control. */
export async function show(
  page: PageModel,
  {
    card,
    loaded = true,
    registry = createRegistry(loaders),
  }: { card?: PlacementContext['card']; loaded?: boolean; registry?: Registry } = {},
) {
  drawn.length = 0;
  const time = { now: Date.parse('2027-05-03T08:00:00Z') };
  let due: { run: () => void; at: number } | undefined;
  const timers: Timers = { set: (run, delay) => (due = { run, at: time.now + delay }), clear: () => (due = undefined) };
  const clock = createClock({ monotonic: () => time.now, wall: () => time.now });
  const store = createPageStore(inputOf(page), clock, timers);
  if (loaded) await Promise.all(registry.names.filter((name) => name !== 'test/never').map((name) => registry.find(name)!.load()));
  const reported: Finding[] = [];
  const shared: PlacementContext = { store, registry, report: (problem) => reported.push(problem), ...(card && { card }) };
  const stop = store.start();
  const view = render(<PageView context={shared} text={String} />, { onCaughtError: () => undefined });
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
  /** The server reports its time. */
  const correct = (to: string): void => act(() => clock.correct(Date.parse(to)));
  return { store, reported, pass, correct, stop, timers: () => due, ...view, element: (id: string) => document.getElementById(id) };
}
