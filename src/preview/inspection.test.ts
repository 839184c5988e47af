// The preview's list is correct at every instant: verdicts for the attendee, and faults found while drawing.
import { expect, test } from 'vitest';
import { createClock } from '../clock/clock.ts';
import { finding } from '../model/finding.ts';
import { grid, inputOf, node, pageOf } from '../renderer/renderer.fixture.tsx';
import { createPageStore } from '../renderer/page-store.ts';
import { visitor } from '../rules/principal.ts';
import { createInspector, type PageOnScreen } from './inspection.ts';
import { createPreviewClock } from './preview-clock.ts';

const OPENS = Date.parse('2027-05-03T09:00:00Z');

function stage(broken?: ReturnType<typeof finding>) {
  const page = pageOf(
    [
      node('door', { rules: { ...node('').rules, startTime: '2027-05-03T09:00:00Z' } }),
      node('whole', { fallback: ['spare'] }),
      node('spare', { source: { file: 'pages/HomePage.json', pointer: '/whole/fallback/0' } }),
    ],
    [grid('main', ['door', 'whole'])],
  );
  const clock = createPreviewClock(createClock());
  clock.stand(OPENS - 60_000);
  const input = inputOf(page, true);
  const store = createPageStore(input, clock);
  const shown = {
    info: { TimeZone: 'UTC' },
    model: { visibility: {}, raw: new Map(), unreadable: new Set() },
    page,
    context: input.context,
    store,
  } as unknown as PageOnScreen;
  const inspector = createInspector(clock);
  // Placements are drawn before the page is attached.
  if (broken) inspector.report(broken, store);
  inspector.inspect(shown, visitor);
  const states = (): string[] => inspector.now().rows.map(({ id, state }) => `${id} ${state}`);
  return { inspector, clock, states, store, input };
}

test('verdicts are the attendee’s although everything is drawn, and follow the clock both ways', () => {
  const { clock, states, inspector } = stage();
  expect(states()).toEqual(['door hidden', 'whole shown', 'spare hidden']);
  let calls = 0;
  inspector.onChange(() => (calls += 1));
  clock.stand(OPENS - 1);
  expect(calls, 'nothing can have changed').toBe(0);
  clock.stand(OPENS);
  expect(states()[0]).toBe('door shown');
  clock.stand(OPENS - 1);
  expect(states()[0]).toBe('door hidden');
  expect(inspector.now().counts).toEqual({ shown: 1, hidden: 2, broken: 0 });
});

test('a problem found while drawing makes its placement broken and shows its fallback; a fixed one works again', async () => {
  const { inspector, states, store, input } = stage();
  inspector.report(finding('wrong-type', 'error', { file: 'pages/HomePage.json', pointer: '/whole/props/text' }, 'must be text'), store);
  await Promise.resolve();
  expect(states()).toEqual(['door hidden', 'whole broken', 'spare shown']);
  expect(inspector.reported().map(({ message }) => message)).toEqual(['must be text']);
  const nodes = new Map(input.page.nodes).set('whole', { ...input.page.nodes.get('whole')!, props: { text: 'mended' } });
  store.update({ ...input, page: { ...input.page, nodes } });
  expect(inspector.reported()).toEqual([]);
});

test('problems found before the page was attached count, too', () => {
  const { states } = stage(finding('unknown-component', 'error', { file: 'pages/HomePage.json', pointer: '/door/name' }, 'there is none'));
  expect(states()[0]).toBe('door broken');
});
