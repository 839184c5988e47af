// Cases of access policies: who passes, who decided, which requirements failed; written by hand, and by chance for comparison (A §5).
import * as z from 'zod';
import { policyTypes } from '../../src/model/documents/access.ts';
import { visitorContext } from '../../src/rules/context.ts';
import type { DecidedBy } from '../../src/rules/policies/access.ts';
import { compileAccess } from '../../src/rules/policies/compile-access.ts';
import { explainAccess } from '../../src/rules/policies/explain-access.ts';
import { type Principal, whoOf } from '../../src/rules/principal.ts';
import { caseFormat } from './format.ts';

/** How the cases name who decided. */
const names = {
  superUser: 'super-user',
  deny: 'deny',
  allow: 'allow',
  noRules: 'no-rules',
  denyOnlyUnmatched: 'deny-only',
  noAllowMatched: 'no-allow-matched',
} as const satisfies Record<string, DecidedBy>;

const shape = z.object({
  policies: z.array(z.unknown()),
  request: z.object({ type: z.enum(policyTypes), identifier: z.string() }),
  context: z.object({ companyAccountId: z.union([z.number(), z.string()]).nullish() }).default({}),
  // Deliberately unread: that text is no flag is the rules' to know.
  principal: z.custom<Principal>((value) => typeof value === 'object' && value !== null),
  now: z.iso.datetime({ offset: true }),
  timezone: z.string(),
  expected: z.object({
    decision: z.enum(['allow', 'deny']),
    by: z.enum(Object.keys(names) as (keyof typeof names)[]).optional(),
    deniedBy: z.array(z.string()).optional(),
    reasons: z.record(z.string(), z.array(z.string())).optional(),
  }),
});

type Case = z.output<typeof shape>;

function answer({ policies, request, context, principal, now, timezone, expected }: Case) {
  const rules = compileAccess({ policies }, timezone);
  const visitor = visitorContext({}, { now: Date.parse(now), timeZone: timezone });
  const asked = { ...request, ...context };
  const who = whoOf(principal, visitor.when.now);
  const verdict = explainAccess(rules, asked, { ...visitor, who });
  const { outcome, by, deniedBy, failed } = verdict;
  const allowed = rules.decide(asked, { ...visitor, who }).outcome === 'allow';
  return {
    verdict,
    got: {
      decision: outcome,
      // Both functions answer the same.
      allowed,
      by: expected.by && by,
      deniedBy: expected.deniedBy && deniedBy.toSorted(),
      reasons: expected.reasons && sorted(failed),
    },
    accepted: [
      {
        decision: expected.decision,
        allowed: expected.decision === 'allow',
        by: expected.by && names[expected.by],
        deniedBy: expected.deniedBy?.toSorted(),
        reasons: expected.reasons && sorted(expected.reasons),
      },
    ],
  };
}

/** Reasons compare as sets. */
const sorted = (reasons: Readonly<Record<string, readonly string[]>>): [string, string[]][] =>
  Object.entries(reasons)
    .map(([name, kinds]): [string, string[]] => [name, [...new Set(kinds)].sort()])
    .sort(([a], [b]) => (a < b ? -1 : 1));

export const accessPolicies = caseFormat('access-policies', shape, answer);
export const accessPoliciesDifferential = caseFormat('access-policies-differential', shape, answer);
