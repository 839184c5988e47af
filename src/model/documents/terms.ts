// The terms document: what visitors agree to, in its current version, `terms/<id>.json` (A §4, B §3 Terms entries).
import * as z from 'zod';
import { localisedText, localisedTitle, required } from '../fields.ts';
import { versioned } from './envelope.ts';
import { flag } from './field-kinds.ts';

/** Terms of use, privacy notice or another consent. */
export const termsDocument = z.looseObject({
  ...versioned('terms'),
  version: required(z.string().min(1).max(60), {
    title: 'Version',
    description:
      'Names this version, for example the day of its text. A changed version is asked for again; acceptances of older ones are kept.',
    example: '2027-01',
  }),
  title: required(localisedTitle, { title: 'Title', description: 'Title of the text.', example: 'Terms of use' }),
  content: required(localisedText, {
    title: 'Content',
    description: 'The text itself; HTML or plain text. Sanitised.',
    example: '<p>Be kind to each other.</p>',
  }),
  isPrivacyPolicy: flag('Privacy notice', 'It says how data are used: it is read, and not agreed to.'),
  isMandatory: flag('Mandatory', 'Nobody takes part without it; false asks for a consent that may be refused.', true),
});

/** Terms with their defaults filled in. */
export type TermsDocument = z.infer<typeof termsDocument>;
