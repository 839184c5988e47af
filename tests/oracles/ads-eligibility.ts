// Cases of advertisements: may this one be shown to this visitor, here and now, and which rules say no (A §5)?
import * as z from 'zod';
import { decideAd } from '../../src/rules/ads/eligibility.ts';
import { readAd } from '../../src/rules/ads/read-ad.ts';
import { adCircumstances, adContextOf, adShape } from './ads-facts.ts';
import { caseFormat } from './format.ts';

const shape = z.object({
  ad: adShape,
  ctx: adCircumstances,
  expected: z.object({ eligible: z.boolean(), failed: z.array(z.string()) }),
});

export const adsEligibility = caseFormat('ads-eligibility', shape, ({ ad, ctx, expected }) => {
  const verdict = decideAd(readAd(ad, ctx.timezone), adContextOf(ctx));
  const { outcome, failed } = verdict;
  // The failing rules are a set.
  return {
    got: { eligible: outcome === 'show', failed: failed.toSorted() },
    accepted: [{ ...expected, failed: expected.failed.toSorted() }],
    verdict,
  };
});
