// A grid: a region of a layer that lays out placements in columns.
import * as z from 'zod';
import { optionalAs, optional } from '../fields.ts';
import { flag, list, text } from './field-kinds.ts';
import { identifierOrNone } from './envelope.ts';
import { mostColumns, type Placement, placement, type PlacementInput } from './placement.ts';

const fields = {
  id: optionalAs(identifierOrNone, '', {
    title: 'Id',
    description: 'Unique on its page; an extending page replaces the grid of the same id. Missing is its layer and number.',
    example: 'main',
  }),
  columns: optional(z.number().int().min(1).max(mostColumns), 12, {
    title: 'Columns',
    description: 'Number of columns, 1 to 24.',
    example: 12,
  }),
  gap: optional(z.enum(['none', 'small', 'normal', 'large']), 'normal', {
    title: 'Gap',
    description: 'Space between placements.',
    example: 'large',
  }),
  width: optional(z.enum(['text', 'content', 'wide', 'full']), 'content', {
    title: 'Width',
    description: 'text: a column for reading; content: the width of the site; wide: a little more; full: from edge to edge.',
    example: 'text',
  }),
  tone: optional(z.enum(['plain', 'tint', 'raised', 'strong']), 'plain', {
    title: 'Tone',
    description: 'Background of the region: plain surface, a tint of the theme, raised, or the strong brand surface.',
    example: 'tint',
  }),
  space: optional(z.enum(['none', 'small', 'normal', 'large']), 'normal', {
    title: 'Space',
    description: 'Room above and below the region.',
    example: 'large',
  }),
  label: text('Label', 'Accessible name of the region, read by screen readers; empty makes it no landmark.', {
    'en-GB': 'Today',
    'de-DE': 'Heute',
  }),
  draft: flag('Draft', 'A draft grid, with all its placements, is seen by super users only.'),
};

const placements = <S extends z.ZodType>(child: S, example: z.input<S>) =>
  list(child, 'Placements', 'What stands in the grid, in reading order.', [example] as z.input<z.ZodArray<S>>);

/** A grid without a look into its placements. */
export const gridFrame = z.strictObject({
  ...fields,
  placements: placements(z.unknown(), { id: 'hello', name: 'structure/heading', props: { text: 'Hello' } }),
});
/** A grid with its defaults filled in; placements as written. */
export type GridFrame = z.infer<typeof gridFrame>;

/** A grid with all its placements. */
export type Grid = Omit<GridFrame, 'placements'> & { placements: Placement[] };
/** A grid as an organiser writes it. */
export type GridInput = Omit<z.input<typeof gridFrame>, 'placements'> & { placements?: PlacementInput[] | undefined };

/** A grid and everything below it; printed for editors. */
export const grid: z.ZodType<Grid, GridInput> = z
  .strictObject({ ...fields, placements: placements(placement, { id: 'hello', name: 'structure/heading', props: { text: 'Hello' } }) })
  .meta({ id: 'Grid', title: 'Grid', description: 'A region of a layer that lays out placements in columns.' });
