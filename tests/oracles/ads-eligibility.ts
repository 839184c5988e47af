// Cases of advertisements: may this one be shown to this visitor, here and now, and which rules say no (A §5)?
import * as z from 'zod';
import { adEligibility } from '../../src/rules/ads/eligibility.ts';
import { readAd } from '../../src/rules/ads/read-ad.ts';
import { adCircumstances, adContextOf, adShape } from './ads-facts.ts';
import { caseFormat } from './format.ts';

const shape = z.object({
  ad: adShape,
  ctx: adCircumstances,
  expected: z.object({ eligible: z.boolean(), failed: z.array(z.string()) }),
});

export const adsEligibility = caseFormat('ads-eligibility', shape, ({ ad, ctx, expected }) => {
  const verdict = adEligibility(readAd(ad, ctx.timezone), adContextOf(ctx));
  const { eligible, failed } = verdict;
  // The failing rules are a set.
  return { got: { eligible, failed: failed.toSorted() }, accepted: [{ ...expected, failed: expected.failed.toSorted() }], verdict };
});
