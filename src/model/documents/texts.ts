// The texts document: one translation set in one language, `texts/<set>.<language>.json`.
import * as z from 'zod';
import { required } from '../fields.ts';
import { versioned } from './envelope.ts';

/** A translation set in one language, in the JSON format of i18next (v4), flat. */
export const texts = z.looseObject({
  ...versioned('texts'),
  texts: required(z.record(z.string().min(1), z.string().max(100_000)), {
    title: 'Texts',
    description:
      'Texts by key, referred to as { "key": "<set>.<key>" }, in the format of i18next: {{name}} stands for a value, and a text with a number has one key for each plural form of the language: sessions_one, sessions_other (CLDR: zero, one, two, few, many, other; zero is taken for nothing in every language). A key missing here is looked up in the other languages of the event, then in English; of the platform’s own texts, those that are here replace them.',
    example: { welcome: 'Welcome', sessions_one: '{{count}} session', sessions_other: '{{count}} sessions' },
  }),
});

/** A translation set. */
export type Texts = z.infer<typeof texts>;
