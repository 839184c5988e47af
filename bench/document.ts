// The page every contestant is given: sections of headings, texts, images and cards, as an organiser would write them.
import type { PlacementInput } from '#src/model/documents/placement.ts';

/** Placements of one section: itself and nine children, 24 elements in all. */
const children = ['heading', 'text', 'card', 'image', 'text', 'heading', 'card', 'image', 'text'] as const;
export const SECTION = children.length + 1;

/** Every `HIDDEN_EACH`th placement is hidden and shown: one child of each section. */
export const hiddenIds = (placements: number): string[] => Array.from({ length: placements / SECTION }, (_, section) => `s${section}-4`);

/** The placement whose one prop changes: a text in the middle of the page. */
export const changedId = (placements: number): string => `s${Math.floor(placements / SECTION / 2)}-2`;

/** A page document. `windows` gives the placements of `hiddenIds` the last minute before noon, 3 May 2027. */
export type PageDocument = { schemaVersion: 1; page: string; title: string; layers: { page: { grids: { id: string; placements: PlacementInput[] }[] } } };

/** Makes the page with so many placements (a multiple of ten); `{ windows: true }` closes the placements of `hiddenIds` at noon. */
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
const text = (index: number, english: string): unknown => (index % 2 === 0 ? english : { 'en-GB': english, 'de-DE': `Auf Deutsch: ${english}` });

const propsOf: Readonly<Record<(typeof children)[number], (index: number, child: number) => Record<string, unknown>>> = {
  heading: (index, child) => ({ text: text(index, `What day ${index} brings, part ${child}`), level: child === 0 ? 2 : 3 }),
  text: (index, child) => ({ text: text(index + child, `Doors open at eight; session ${index} begins at nine in hall ${child}.`), tone: 'plain' }),
  image: (index, child) => ({ url: `asset:hall-${index}-${child}.jpg`, alt: text(index, `The glass hall ${index} at dusk`), caption: text(index, `Hall ${child}, built in 1996.`) }),
  card: (index, child) => ({
    heading: text(index, `Symposium ${index}.${child}`),
    text: 'New evidence, old questions, and time for both of them.',
    link: `page:Symposium${index}`,
    tags: ['Rhythm', `Track ${child}`],
  }),
};
