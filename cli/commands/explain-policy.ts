// foyer explain --policy: whether a policy holds for somebody now, requirement by requirement, and what it opens or closes.
import { type FoundPolicy, findPolicies } from '../explain/route/find-policy.ts';
import { policyPlaces } from '../explain/route/policies-asked.ts';
import { iso } from '../explain/route/route-json.ts';
import { changeWords, policyLines } from '../explain/route/route-text.ts';
import type { Opened } from '../explain/opened.ts';
import { titleOf } from '../explain/title.ts';
import type { DecidedBy } from '../../src/rules/policies/access.ts';
import { whoOf } from '../../src/rules/principal.ts';
import { printable } from '../output/findings.ts';
import type { Terminal } from '../output/terminal.ts';
import type { ExitCode } from './command.ts';

/** Explains every policy of that name. Throws UsageError when there is none. */
export function explainPolicy(opened: Opened, name: string, format: 'text' | 'json', terminal: Terminal): ExitCode {
  const { event, persona, container, now, place } = opened;
  const context = { who: whoOf(persona.principal, now), where: { container }, when: { now, timeZone: event.timeZone } };
  const found = findPolicies(event, name, context, policyPlaces(event.model, place));
  if (format === 'json') {
    terminal.print(
      JSON.stringify(
        found.map((one) => ({ ...one, nextChangeAt: iso(one.nextChangeAt) })),
        null,
        2,
      ),
    );
    return 0;
  }
  terminal.print(titleOf(opened, `policy ${printable(name)}`));
  for (const policy of found) for (const line of linesOf(policy, event.timeZone, terminal)) terminal.print(line);
  return 0;
}

const reasons: Readonly<Record<DecidedBy, string>> = {
  'super-user': 'super users pass all policies',
  deny: 'a Deny holds',
  allow: 'an Allow holds',
  'no-rules': 'no policy targets it',
  'deny-only': 'no Deny holds, and there is no Allow',
  'no-allow-matched': 'no Allow holds',
  'not-loaded': 'the policies could not be loaded',
};

function linesOf(policy: FoundPolicy, timeZone: string, { tone }: Terminal): string[] {
  const { effect, condition, requirements, everything, things, nextChangeAt } = policy;
  const asks = requirements.length > 1 ? [`      (${condition === 'All' ? 'all of them' : 'any one of them'})`] : [];
  return [
    ...policyLines(policy, tone),
    ...asks,
    '',
    tone('place', effect === 'Allow' ? 'what it can open' : 'what it can close'),
    ...(everything ? ['  everything: what it speaks of cannot be read'] : []),
    ...things.map(({ type, identifier, outcome, by }) => {
      const state = outcome === 'allow' ? tone('good', '✓ open  ') : tone('error', '✗ closed');
      return `  ${state} ${type} ${printable(identifier)}: ${reasons[by]}`;
    }),
    '',
    changeWords(nextChangeAt, null, timeZone),
  ];
}
