// Why an advertisement is shown or not, in words for organisers and QA; visitors never load it.
import type { Verdict } from '../verdict.ts';
import { type AdContext, decideAd, type AdRule, adRules } from './eligibility.ts';
import type { Window } from '../window.ts';
import type { AdRules } from './read-ad.ts';

/** The verdict on an advertisement, with one reason for each of the seven rules (A §5). */
export function explainAd(ad: AdRules, given: AdContext): Verdict {
  const { outcome, failed, nextChangeAt } = decideAd(ad, given);
  const reasons = adRules.map((rule) => {
    const fails = failed.includes(rule);
    return { rule, outcome: fails ? ('hide' as const) : ('show' as const), detail: fails ? failing(rule, ad, given) : holding(rule, ad) };
  });
  return { outcome, reasons, nextChangeAt };
}

function holding(rule: AdRule, { page, channel, companies }: AdRules): string {
  if (rule === 'window') return 'inside its window';
  if (rule === 'page') return `this is ${page}`;
  if (rule === 'seen') return 'not seen in the last 7 days';
  if (rule === 'profile') return 'not limited to other profiles';
  if (rule === 'channel') return channel === '' ? 'for any live room' : `the live room ${channel} plays`;
  if (rule === 'company') return companies?.size ? 'for a company of this visitor' : 'for every company';
  return 'nothing of the networking widget is pending';
}

function failing(rule: AdRule, { window, page, profiles, channel, companies }: AdRules, { context }: AdContext): string {
  if (rule === 'window') return closedWords(window, context.when.now);
  if (rule === 'page') return page === '' ? 'it names no page' : `for ${page}; this is ${context.where.page || 'no page'}`;
  if (rule === 'seen') return 'seen in the last 7 days';
  if (rule === 'profile') return profiles ? `only on the profiles of ${[...profiles].join(', ')}` : 'its list of profiles cannot be read';
  if (rule === 'channel') return `only while the live room ${channel} plays`;
  if (rule === 'company') return companies ? `only for people of ${[...companies].join(', ')}` : 'its list of companies cannot be read';
  return 'the agreements of the networking widget have not been accepted';
}

function closedWords({ from, to, readable }: Window, now: number): string {
  if (!readable) return 'a bound of its window cannot be read';
  if (from > to) return 'its window ends before it starts';
  return now < from ? `opens at ${new Date(from).toISOString()}` : `closed at ${new Date(to).toISOString()}`;
}
