// The footer document: the grids of the footer layer on every page (A §2 Footer).
import * as z from 'zod';
import { optional } from '../fields.ts';
import { versioned } from './envelope.ts';
import { grid } from './grid.ts';

const words = {
  title: 'Grids',
  description: 'Regions of the footer layer, from top to bottom, on every page that writes no footer of its own.',
  example: [{ id: 'links', placements: [] }],
};

/** The footer and everything below it; printed for editors. */
export const footer = z.looseObject({ ...versioned('footer'), grids: optional(z.array(grid), [], words) });
/** The footer with all its placements. */
export type Footer = z.infer<typeof footer>;
