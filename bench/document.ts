// The page every contestant is given: sections of headings, texts, images and cards, as an organiser would write them.
import type { PlacementInput } from '#src/model/documents/placement.ts';
import { random } from '../scripts/kardia/random.ts';

/** Placements of one section: itself and nine children, 24 elements in all. */
const children = ['heading', 'text', 'card', 'image', 'text', 'heading', 'card', 'image', 'text'] as const;
export const SECTION = children.length + 1;

/** Every `HIDDEN_EACH`th placement is hidden and shown: one child of each section. */
export const hiddenIds = (placements: number): string[] => Array.from({ length: placements / SECTION }, (_, section) => `s${section}-4`);

/** The placement whose one prop changes: a text in the middle of the page. */
export const changedId = (placements: number): string => `s${Math.floor(placements / SECTION / 2)}-2`;

/** A page document. `windows` gives the placements of `hiddenIds` the last minute before noon, 3 May 2027. */
export type PageDocument = {
  schemaVersion: 1;
  page: string;
  title: string;
  layers: { page: { grids: { id: string; placements: PlacementInput[] }[] } };
};

/** Creates the page with so many placements (a multiple of ten); `{ windows: true }` closes the placements of `hiddenIds` at noon. */
export function pageDocument(placements: number, { windows = false } = {}): PageDocument {
  const sections = Array.from({ length: placements / SECTION }, (_, index) => section(index, windows));
  return { schemaVersion: 1, page: 'Bench', title: 'Bench', layers: { page: { grids: [{ id: 'main', placements: sections }] } } };
}

const section = (index: number, windows: boolean): PlacementInput => ({
  id: `s${index}`,
  name: 'bench/section',
  props: { label: `Section ${index}`, tone: index % 3 === 0 ? 'tint' : 'plain' },
  size: 12,
  slots: { content: children.map((kind, child) => placement(kind, `s${index}-${child + 1}`, index, child, windows && child === 3)) },
});

function placement(kind: (typeof children)[number], id: string, index: number, child: number, window: boolean): PlacementInput {
  return {
    id,
    name: `bench/${kind}`,
    props: propsOf[kind](index, child),
    size: child % 2 === 0 ? 6 : 4,
    ...(window ? { startTime: '2027-05-03T08:00', endTime: '2027-05-03T12:00' } : {}),
  };
}

/** Texts are plain or by language in turn, as in a congress with two languages. */
const text = (index: number, english: string): unknown =>
  index % 2 === 0 ? english : { 'en-GB': english, 'de-DE': `Auf Deutsch: ${english}` };

const propsOf: Readonly<Record<(typeof children)[number], (index: number, child: number) => Record<string, unknown>>> = {
  heading: (index, child) => ({ text: text(index, `What day ${index} brings, part ${child}`), level: child === 0 ? 2 : 3 }),
  text: (index, child) => ({
    text: text(index + child, `Doors open at eight; session ${index} begins at nine in hall ${child}.`),
    tone: 'plain',
  }),
  image: (index, child) => ({
    url: `asset:hall-${index}-${child}.jpg`,
    alt: text(index, `The glass hall ${index} at dusk`),
    caption: text(index, `Hall ${child}, built in 1996.`),
  }),
  card: (index, child) => ({
    heading: text(index, `Symposium ${index}.${child}`),
    text: 'New evidence, old questions, and time for both of them.',
    link: `page:Symposium${index}`,
    tags: ['Rhythm', `Track ${child}`],
  }),
};

const MINUTE = 60_000;
const FIRST_DAY = Date.parse('2027-05-03T08:00:00Z');

/** A flat page in which every placement has a window of its own: 15 minutes to 2 hours, any minute of three days. */
export function windowsDocument(placements: number): PageDocument {
  const { int } = random('windows');
  const local = (minutes: number): string => new Date(FIRST_DAY + minutes * MINUTE).toISOString().slice(0, 16);
  const list = Array.from({ length: placements }, (_, index): PlacementInput => {
    const start = int(0, 3 * 24 * 60 - 120);
    return {
      id: `w${index}`,
      name: 'bench/text',
      props: { text: `Window ${index}` },
      startTime: local(start),
      endTime: local(start + int(15, 120)),
    };
  });
  return { schemaVersion: 1, page: 'Bench', title: 'Bench', layers: { page: { grids: [{ id: 'main', placements: list }] } } };
}

/** Pages and policies of an event, so many that the whole is about `bytes` long as JSON. */
export function eventDocuments(bytes: number): { pages: PageDocument[]; access: unknown } {
  const perPage = 20;
  const page = pageDocument(perPage);
  const policies = (count: number): unknown[] =>
    Array.from({ length: count }, (_, index) => ({
      Name: `policy-${index}`,
      Type: 'Page',
      Identifier: [`Page${index}`, `Hall${index}`],
      Effect: index % 5 === 0 ? 'Deny' : 'Allow',
      Requirements: [{ PrincipalField: 'EventTicketNameValid', Values: ['Full Congress', `Day ${index}`] }],
    }));
  const count = Math.max(1, Math.round(bytes / JSON.stringify({ page, policies: policies(4) }).length));
  return { pages: Array.from({ length: count }, () => page), access: { schemaVersion: 1, policies: policies(count * 4) } };
}
