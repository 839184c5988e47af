// Cases of the link of an advertisement: what may be followed (A §5; reading R25).
import * as z from 'zod';
import { adLink } from '../../src/rules/ads/link.ts';
import { caseFormat } from './format.ts';

const shape = z.object({ input: z.unknown(), expected: z.string().nullable() });

export const adsLink = caseFormat('ads-link', shape, ({ input, expected }) => ({ got: adLink(input), accepted: [expected] }));
