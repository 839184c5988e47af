// Cases of language codes: what a written language becomes (A §1, B §1).
import * as z from 'zod';
import { normaliseLanguage } from '../../src/rules/language.ts';
import { caseFormat } from './format.ts';

const shape = z.object({ input: z.unknown(), expected: z.string(), alsoAccept: z.array(z.string()).default([]) });

export const language = caseFormat('language', shape, ({ input, expected, alsoAccept }) => ({
  got: normaliseLanguage(input),
  accepted: [expected, ...alsoAccept],
}));
