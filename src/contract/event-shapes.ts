// The parameter that names an event, the same at every endpoint.
import * as z from 'zod';

/** Longest exact name: instance and short name have 100 characters each at most. */
export const LONGEST_NAME = 201;

/** Names an event (A §2, §7). */
export const eventParameter = z.string().max(LONGEST_NAME).meta({
  description:
    'Event: `instance/short`, its id, or its short name where only one event, or one of the host’s instance, has it; else 409 `ambiguous-event`.',
});
