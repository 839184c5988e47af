// What a requirement asks for, in English, for organisers; visitors never load it (A §5).
import { isoInZone } from '../../clock/zone.ts';
import type { Window } from '../window.ts';
import { described } from './described.ts';
import { INVALID, isReadable } from './read-requirement.ts';
import type { Requirement, Truth } from './requirement.ts';

/** Values that are named one by one; of more, their number. */
const MOST_NAMED = 5;

/** `“A”, “B” or 2 more`. */
export function namesInWords(names: Iterable<string>): string {
  const list = Array.from(names, (name) => `“${name}”`);
  const more = list.length - MOST_NAMED;
  if (more > 0) return `${list.slice(0, MOST_NAMED).join(', ')} or ${more} more`;
  return [list.slice(0, -1).join(', '), ...list.slice(-1)].filter(Boolean).join(' or ');
}

/** What a requirement asks for, and whether it is met. `timeZone` is the event's. */
export function requirementWords(requirement: Requirement, state: Truth, timeZone: string): string {
  const { kind, values, window, family } = requirement;
  if (kind === INVALID) return 'cannot be read, so it grants nothing';
  if (kind === 'UnknownGroup') return 'there is no group of this id, so nobody can meet it';
  const description = described.get(kind);
  if (!description) return 'this kind of requirement is not known, so it counts for nobody';
  if (!isReadable(requirement)) return 'its values cannot be read, so it counts for nobody';
  if (state === 'unknown') return 'a time of the ticket cannot be read, so it counts for nobody';
  const { asks, namesPeople } = description;
  return `${state ? 'met' : 'not met'}: ${family.reads === 'bounds' ? windowWords(asks, window, timeZone) : asks + valuesInWords()}`;

  function valuesInWords(): string {
    if (values.size === 0) return family.reads === 'flag' ? ' (but the values are empty)' : ' of no name: the values are empty';
    if (family.reads === 'flag') return '';
    // The people listed are named to nobody else.
    return namesPeople ? ` (${values.size} are listed)` : ` ${namesInWords(values)}`;
  }
}

function windowWords(asks: string, { from, to }: Window, timeZone: string): string {
  const [start, end] = [from, to].map((bound) => (Number.isFinite(bound) ? isoInZone(bound, timeZone) : undefined));
  if (start && end) return `${asks} between ${start} and ${end}${from > to ? ', which never is' : ''}`;
  return start ? `${asks} from ${start} on` : end ? `${asks} until ${end}` : 'any time';
}
