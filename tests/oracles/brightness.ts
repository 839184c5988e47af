// Cases of text on a colour: black or white (A §9, B §5).
import * as z from 'zod';
import { textColourOn } from '../../src/rules/brightness.ts';
import { caseFormat } from './format.ts';

const shape = z.object({ background: z.string(), expected: z.string() });

export const brightness = caseFormat('brightness', shape, ({ background, expected }) => ({
  got: textColourOn(background),
  accepted: [expected],
}));
