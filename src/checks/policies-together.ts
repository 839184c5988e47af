// Lints of policies that meet: a Deny nobody passes, an Allow that never applies, rules without effect, pages nobody opens.
import type { PolicyType } from '../model/documents/access.ts';
import { type Finding, finding } from '../model/finding.ts';
import { holdsAlways, holdsNever, implies } from './policies-implied.ts';
import { namedAt } from './policies-names.ts';
import type { PolicyScope, PolicyStatement } from './policies-read.ts';

/** A finding about a policy; reported only when it is true wherever the policy holds. */
type About = { one: PolicyStatement; found: Finding };

/** Findings of all policies that hold together. */
export function togetherFindings(scopes: readonly PolicyScope[]): Finding[] {
  const reported = scopes.map((scope) => inScope(scope));
  return reported.flatMap((abouts) =>
    abouts.flatMap(({ one, found }) =>
      scopes.every(
        ({ statements }, index) =>
          !statements.includes(one) || reported[index]!.some((other) => other.one === one && other.found.code === found.code),
      )
        ? [found]
        : [],
    ),
  );
}

function inScope({ statements }: PolicyScope): About[] {
  const denials = statements.filter(({ Effect }) => Effect === 'Deny');
  const total = denials.filter(holdsAlways);
  const partial = denials.filter((one) => !total.includes(one));
  return [
    ...total.map((one) => ({ one, found: catchesEverybody(one) })),
    ...statements.flatMap((one) => needless(one, statements, partial)),
    ...nobodyOpens(statements, total),
  ];
}

const catchesEverybody = (one: PolicyStatement): Finding => {
  const why = one.facts.length === 0 ? 'it asks nothing, so it always holds' : 'its requirements hold for everybody';
  return finding('deny-matches-everyone', 'warning', one.at, `${why}: only super users open ${list(one)}`);
};

/** Whether one policy targets everything another does. */
const covers = (other: PolicyStatement, one: PolicyStatement): boolean =>
  other !== one && other.Type === one.Type && one.identifiers.every((name) => other.identifiers.includes(name));

/** An Allow under a Deny that holds whenever it does; a policy with a weaker one of the same effect. What never holds alone is reported elsewhere. */
function needless(one: PolicyStatement, statements: readonly PolicyStatement[], denials: readonly PolicyStatement[]): About[] {
  if (holdsNever(one)) return [];
  const deny = one.Effect === 'Allow' ? denials.find((other) => covers(other, one) && implies(one, other)) : undefined;
  if (deny) {
    const message = `whoever it would let in is denied by ${deny.Name}, which goes first; so it lets nobody in`;
    return [{ one, found: finding('allow-unreachable', 'warning', one.at, message) }];
  }
  const place = statements.indexOf(one);
  const wider = statements.find(
    (other, index) =>
      other.Effect === one.Effect &&
      covers(other, one) &&
      !holdsNever(other) &&
      implies(one, other) &&
      // Of two that say the same the first one counts.
      (index < place || !covers(one, other) || !implies(other, one)),
  );
  if (!wider) return [];
  const message = `${wider.Name} already ${one.Effect === 'Allow' ? 'lets in everybody it would' : 'denies everybody it would'}; it changes nothing`;
  return [{ one, found: finding('policy-shadowed', 'warning', one.at, message) }];
}

const things: Readonly<Record<PolicyType, string>> = {
  Page: 'page',
  Url: 'address',
  Session: 'session',
  SessionRecording: 'recording of the session',
  Key: 'key',
};

/** Things for which no Allow has an effect, each reported once, where the first of them names it. */
function nobodyOpens(statements: readonly PolicyStatement[], total: readonly PolicyStatement[]): About[] {
  const allows = statements.filter(({ Effect }) => Effect === 'Allow');
  const denials = statements.filter(({ Effect }) => Effect === 'Deny');
  const names = (other: PolicyStatement, type: PolicyType, name: string): boolean =>
    other.Type === type && other.identifiers.includes(name);
  const seen = new Set<string>();
  return allows.flatMap((one) =>
    one.identifiers.flatMap((name, index) => {
      const key = `${one.Type} ${name}`;
      if (seen.has(key) || total.some((other) => names(other, one.Type, name))) return [];
      seen.add(key);
      const vain = (allow: PolicyStatement): boolean =>
        holdsNever(allow) || denials.some((deny) => names(deny, one.Type, name) && implies(allow, deny));
      if (!allows.filter((other) => names(other, one.Type, name)).every(vain)) return [];
      const message = `nobody but super users opens the ${things[one.Type]} ${name}: every Allow for it is in vain`;
      return [{ one, found: finding('target-unreachable', 'warning', namedAt(one)[index]!, message) }];
    }),
  );
}

const list = ({ Type, identifiers }: PolicyStatement): string => `the ${things[Type]} ${identifiers.join(', ')}`;
