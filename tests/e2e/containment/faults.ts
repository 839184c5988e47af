// Components that fail in every possible way, on one page between two that do not, and pages too large or too deep.
import { nested } from './bombs.ts';
import { broken, pageOf, type PublishedRows } from './harness.ts';

/** A failing placement, the code reported for it, and what a visitor still sees of it. */
export type Fault = { name: string; props?: unknown; told: string | undefined; seen?: string };

export const faults: Readonly<Record<string, Fault>> = {
  'throws-on-render': { name: '__ThrowOnRender', told: 'component-threw' },
  'throws-in-effect': { name: 'test/throws-in-effect', told: 'component-threw' },
  'throws-in-layout-effect': { name: 'test/throws-in-layout-effect', told: 'component-threw' },
  'data-throws': { name: 'test/data-throws', told: 'component-threw' },
  'data-fails': { name: 'test/data-fails', told: undefined, seen: 'the data are not there' },
  'render-loop': { name: '__RenderLoop', told: 'component-threw' },
  'layout-loop': { name: 'test/layout-loop', told: 'component-threw' },
  'effect-loop': { name: 'test/effect-loop', told: undefined, seen: 'busy' },
  'object-child': { name: 'test/object-child', told: 'component-threw' },
  'chunk-fails': { name: '__ChunkFails', told: 'component-not-loaded' },
  unknown: { name: 'structure/headng', told: 'unknown-component' },
  constructor: { name: 'constructor', told: 'unknown-component' },
  proto: { name: '__proto__', told: 'unknown-component' },
  'to-string': { name: 'toString', told: 'unknown-component' },
  misfit: { name: 'structure/notice', props: { tone: 'purple', text: 'x' }, told: 'not-allowed' },
  'no-props': { name: 'Text', props: null, told: 'wrong-type' },
  'number-for-props': { name: 'Text', props: 5, told: 'wrong-type' },
  'text-for-props': { name: 'Text', props: 'x', told: 'wrong-type' },
  'map-for-text': { name: 'Text', props: { text: { 'en-GB': 'a map' } }, told: 'wrong-type' },
};

const good = (text: string): object => ({ id: text.toLowerCase(), name: 'Text', props: { text } });
const placement = (id: string, { name, props }: Fault): object => ({ id, name, ...(props === undefined ? {} : { props }) });
const entries = Object.entries(faults);
const half = Math.ceil(entries.length / 2);
/** The faults on two pages: a page reports twenty problems at most. */
export const faultPages = [entries.slice(0, half), entries.slice(half)] as const;

/** One id three times, one inside the other; the middle one throws. */
const sameIds = {
  id: 'same',
  name: 'structure/section',
  slots: {
    default: [{ id: 'same', name: 'structure/section', slots: { default: [{ id: 'same', name: 'Text', props: { text: 'inner' } }] } }],
  },
};

export const faultEvents: readonly PublishedRows[] = [
  ...faultPages.map((page, at) =>
    broken(`faults-${at}`, pageOf([good('A'), ...page.map(([id, fault]) => placement(id, fault)), good('B')]), 'pages/HomePage'),
  ),
  broken('plain', pageOf([good('A')]), 'pages/HomePage'),
  broken(
    'left',
    pageOf([good('A'), ...['throws-on-render', 'render-loop', 'object-child'].map((id) => placement(id, faults[id]!)), good('B')]),
    'pages/HomePage',
  ),
  broken(
    'later',
    pageOf([good('A'), { id: 'pressed', name: 'test/throws-in-handler' }, { id: 'left', name: 'test/rejects' }, good('B')]),
    'pages/HomePage',
  ),
  broken('never', pageOf([good('A'), { id: 'never', name: 'test/chunk-never' }, good('B')]), 'pages/HomePage'),
  broken('waits', pageOf([good('A'), { id: 'waits', name: 'test/suspends' }, good('B')]), 'pages/HomePage'),
  broken('fallback', pageOf([good('A'), { id: 'f', name: '__ThrowOnRender', fallback: [good('Instead')] }, good('B')]), 'pages/HomePage'),
  broken('same-ids', pageOf([good('A'), sameIds, good('B')]), 'pages/HomePage'),
  broken(
    'nothing-left',
    pageOf([
      { id: 'one', name: '__ThrowOnRender' },
      { id: 'two', name: 'structure/headng' },
    ]),
    'pages/HomePage',
  ),
  broken(
    'deep-200',
    `{"schemaVersion":1,"layers":{"page":{"grids":[{"placements":[${JSON.stringify(good('A'))},${nested(200)}]}]}}}`,
    'pages/HomePage',
  ),
  broken('deeper', `{"schemaVersion":1,"layers":{"page":{"grids":[{"placements":[${nested(400)}]}]}}}`, 'pages/HomePage'),
  broken(
    'many',
    pageOf([
      good('A'),
      ...Array.from({ length: 10_000 }, (_, at) => ({ name: at % 2 ? 'structure/headng' : 'Text', props: { text: '·' } })),
      good('B'),
    ]),
    'pages/HomePage',
  ),
  broken(
    'ten-megabytes',
    pageOf([good('A'), { id: 'long', name: 'Text', props: { text: 5 }, note: 'x'.repeat(10_000_000) }, good('B')]),
    'pages/HomePage',
  ),
  broken(
    'newer',
    JSON.stringify({
      schemaVersion: 99,
      page: 'HomePage',
      hologram: true,
      layers: { page: { grids: [{ id: 'main', placements: [good('A'), good('B')] }] } },
    }),
    'pages/HomePage',
  ),
];
