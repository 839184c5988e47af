// What a format of rule cases is: its name, the shape of a case, what is accepted, and what the real rule answers.
import * as z from 'zod';

/** The device a case is judged on; the answer must not depend on it. */
export type Device = {
  /** What the device's clock shows, ISO 8601; deliberately wrong. */
  clientNow?: string | undefined;
  /** The device's time zone, IANA. */
  hostTimezone?: string | undefined;
  /** The device's locale, BCP 47. */
  hostLocale?: string | undefined;
};

/** What every case has, whatever its format. Without `strict` it must hold; without it holding, `reading` says which reading it follows. */
export const caseHead = z.object({
  id: z.string(),
  strict: z.boolean().default(true),
  reading: z.string().optional(),
  clientNow: z.iso.datetime({ offset: true }).optional(),
  hostTimezone: z.string().optional(),
  hostLocale: z.string().optional(),
});
export type CaseHead = z.infer<typeof caseHead>;

/**
 * One answer: what a rule returned for what the case asks, and everything that would be right. `verdict` is the whole verdict, with
 * its reasons, where that is more: two builds of the rules must agree on it too.
 */
export type Answer = { got: unknown; accepted: readonly unknown[]; verdict?: unknown };

/** A format, by the base name of its files. */
export type CaseFormat = {
  name: string;
  /** Asks the real rule. Throws ZodError for a case of another shape. */
  answer: (written: unknown) => Answer;
};

/** A format of cases of this shape. */
export const caseFormat = <Shape extends z.ZodType>(name: string, shape: Shape, answer: (one: z.output<Shape>) => Answer): CaseFormat => ({
  name,
  answer: (written) => answer(shape.parse(written)),
});
