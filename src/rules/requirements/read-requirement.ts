// How a requirement is read as it was written: what cannot be read is met by nobody, and no Deny passes it (A §5; R16, R17, R23).
import { always, readWindow } from '../window.ts';
import { kinds } from './kinds.ts';
import { type RequirementFamily, refused, type Requirement } from './requirement.ts';

/** A map, so that "constructor" is no kind. */
const families: ReadonlyMap<string, RequirementFamily> = new Map(Object.entries(kinds));

/** What cannot be read: never true, never false (R16). */
const unreadable: RequirementFamily = { reads: 'names', ofPerson: false, holds: () => 'unknown', missing: () => refused };

/** The name under which something that is no policy or no requirement is reported (R23). */
export const INVALID = 'InvalidPolicy';

const noValues: ReadonlySet<string> = new Set();

/** A requirement of this kind that nobody can meet and no Deny can pass. */
export const unknownRequirement = (kind: string): Requirement => ({ kind, values: noValues, window: always, family: unreadable });

/** Whether its kind and values could be read. */
export const isReadable = ({ family }: Requirement): boolean => family !== unreadable;

/** Text, or a number as text (R17); undefined for anything else. */
export const asText = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined;

/** Reads a requirement as written; of an unknown kind, or with values that cannot be read, it is unknown. */
export function readRequirement(written: unknown, timeZone: string): Requirement {
  if (typeof written !== 'object' || written === null) return unknownRequirement(INVALID);
  const { PrincipalField, Values } = written as { PrincipalField?: unknown; Values?: unknown };
  const kind = asText(PrincipalField) ?? INVALID;
  const family = families.get(kind);
  if (!family || !Array.isArray(Values)) return unknownRequirement(kind);
  if (family.reads === 'bounds') {
    const window = readWindow(Values[0], Values[1], timeZone);
    // No bounds at all is no window, and a third value means something that is not known here.
    return window.readable && Values.length > 0 && Values.length < 3
      ? { kind, values: noValues, window, family }
      : unknownRequirement(kind);
  }
  const values = new Set<string>();
  for (const value of Values) {
    const text = value === true && family.reads === 'flag' ? 'true' : asText(value);
    if (text === undefined || (family.reads === 'flag' && text !== 'true')) return unknownRequirement(kind);
    values.add(text);
  }
  return { kind, values, window: always, family };
}
