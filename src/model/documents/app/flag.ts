// A yes-or-no key of the app configuration.
import * as z from 'zod';
import { optional } from '../../fields.ts';

/** A boolean key; its example is the value that differs from the default. */
export const flag = (title: string, description: string, fallback = false) =>
  optional(z.boolean(), fallback, { title, description, example: !fallback });
