// Lints of the access document of an event: everything about its policies that its schema cannot see.
import { policy, policyTypes, requirementKinds } from '../documents/access.ts';
import type { Finding } from '../finding.ts';
import { pointerPath } from '../source.ts';
import { valueAt } from './broken.ts';
import type { EventContext } from './event-context.ts';
import { meant } from './meant.ts';
import { nameFindings } from './policies-names.ts';
import { readAccess } from './policies-read.ts';
import { togetherFindings } from './policies-together.ts';
import { valueFindings } from './policies-values.ts';

/** Findings of the policies. `values` holds the readable files, parsed, by path. Nothing is mended by itself: who may enter is decided by people. */
export function policyFindings(context: EventContext, values: ReadonlyMap<string, unknown>): Finding[] {
  const raw = context.model.raw.get('access');
  if (!raw) return [];
  const access = readAccess(raw, context.days.zone);
  return [
    ...suggestions(context.model.findings, values),
    ...access.all.flatMap((one) => valueFindings(one, context.days)),
    ...nameFindings(access, context),
    // What a policy that does not fit would change is not known.
    ...(access.broken ? [] : togetherFindings(access.scopes)),
  ];
}

/** Words that stand at the end of a pointer into a policy. */
const words: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ['Type', policyTypes],
  ['Effect', ['Allow', 'Deny']],
  ['ConditionType', ['All', 'Any']],
  ['PrincipalField', requirementKinds],
]);
const policyKeys: readonly string[] = Object.keys(policy.shape);
const requirementKeys: readonly string[] = ['PrincipalField', 'Values'];

/** What the schema refused in a policy, again with what was probably meant; the one with a suggestion is kept. */
function suggestions(findings: readonly Finding[], values: ReadonlyMap<string, unknown>): Finding[] {
  return findings.flatMap((found) => {
    const path = pointerPath(found.pointer);
    const last = path.at(-1) ?? '';
    if (!/(^|\/)access\.json$/.test(found.file) || path.length < 3) return [];
    if (found.code === 'unknown-key') return suggested(found, last, path.at(-3) === 'Requirements' ? requirementKeys : policyKeys);
    const written = valueAt(values.get(found.file), found.pointer);
    const known = found.code === 'not-allowed' && typeof written === 'string' ? words.get(last) : undefined;
    return known ? suggested(found, written as string, known) : [];
  });
}

function suggested(found: Finding, written: string, known: readonly string[]): Finding[] {
  const { word } = meant(written, known);
  return word ? [{ ...found, suggestion: word }] : [];
}
