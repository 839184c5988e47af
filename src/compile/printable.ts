// Refuses zod schemas that say more than JSON Schema can carry, because the printed copy would then judge differently.
import type * as z from 'zod';

/** Throws, naming the place, for refinements and for formats without a pattern: both would be lost in print. */
export function assertPrintable(schema: z.core.$ZodTypes, printed: z.core.JSONSchema.BaseSchema, path: (string | number)[]): void {
  const place = path.length ? path.join('/') : 'the schema';
  const checks = (schema._zod.def as { checks?: z.core.$ZodCheck[] }).checks ?? [];
  if (checks.some((check) => check._zod.def.check === 'custom')) {
    throw new Error(`${place}: a refinement cannot be printed as JSON Schema; use a pattern, limits, or a union`);
  }
  if (printed.format !== undefined && printed.pattern === undefined) {
    throw new Error(`${place}: the format ${printed.format} is not checked; use z.string().regex(…)`);
  }
  // Editors know formats by heart and check them by their own lights; the pattern is what counts.
  delete printed.format;
}
