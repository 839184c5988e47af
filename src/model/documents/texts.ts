// The texts document: one translation set in one language, `texts/<set>.<language>.json`.
import * as z from 'zod';
import { optionalAs, required } from '../fields.ts';
import { versioned } from './envelope.ts';

const form = (title: string, when: string, example: string) =>
  optionalAs(z.string().max(100_000), '', {
    title,
    description: `Text ${when}; missing takes the text of other. {count} is the number.`,
    example,
  });

/** A text with forms by number (CLDR plural categories); which of them a language uses is the language's own rule. */
export const pluralForms = z.strictObject({
  zero: form('Zero', 'for the zero form of the language', 'No sessions'),
  one: form('One', 'for the singular', '{count} session'),
  two: form('Two', 'for the dual', '{count} sessions'),
  few: form('Few', 'for few', '{count} sessions'),
  many: form('Many', 'for many', '{count} sessions'),
  other: required(z.string().max(100_000), {
    title: 'Other',
    description: 'Text for every other number, and for fractions.',
    example: '{count} sessions',
  }),
});

/** A text of a set: plain, or by number. */
export const setText = z.union([z.string().max(100_000), pluralForms]);

/** A translation set in one language. */
export const texts = z.looseObject({
  ...versioned('texts'),
  texts: required(z.record(z.string().min(1), setText), {
    title: 'Texts',
    description:
      'Texts by key, referred to as { "key": "<set>.<key>" }. A key missing here is looked up in the first language of the event, then in English.',
    example: { welcome: 'Welcome', sessions: { one: '{count} session', other: '{count} sessions' } },
  }),
});

/** A translation set. */
export type Texts = z.infer<typeof texts>;
/** A text with forms by number. */
export type PluralForms = z.infer<typeof pluralForms>;
