// What a session has in addition where it is named as what is on and what follows.
import * as z from 'zod';
import { personRef } from './programme-shapes.ts';

/** Somebody who is on, with their picture. */
const momentPerson = personRef.extend({ ImagePath: z.string().meta({ description: 'Picture; empty for none.' }) });

/** Fields of it. */
export const momentFields = {
  People: z.array(momentPerson).default([]).meta({ description: 'Who speaks in it, else who chairs it; the first four.' }),
  RoomSort: z
    .number()
    .int()
    .default(0)
    .meta({ description: 'The place of its room in the organiser’s order, from 0; behind all of them without a room.' }),
};

/** Most rows of each list of what is on and what follows. */
export const mostMomentRows = 24;
