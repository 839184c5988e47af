// Whether a caller may write: the policies of the keys `messages` and `networking`, which every room of messages asks alike.
import { decideNoteKey } from '../../src/rules/notes.ts';
import { allows } from '../../src/rules/verdict.ts';
import { policyTargets } from '../access/policy-targets.ts';
import { RequestError } from '../http/errors.ts';
import type { PublishedEvent } from '../published/event.ts';
import type { Caller } from '../sessions/caller.ts';

export type MessageKey = 'messages' | 'networking';

/** Whether policies let somebody use each of the keys now (ms); everybody who is signed in where none is targeted. */
export const mayUse = (event: PublishedEvent, who: Caller['who'], keys: readonly MessageKey[], now: number): boolean =>
  keys.every((key) => allows(decideNoteKey(key, policyTargets(event).asked.policies, { who, when: { now, timeZone: event.timeZone } })));

/** Throws RequestError 403 where they may not. */
export function demandKeys(event: PublishedEvent, { who }: Pick<Caller, 'who'>, keys: readonly MessageKey[], now: number): void {
  if (!mayUse(event, who, keys, now)) throw new RequestError(403, 'not-allowed', 'This event does not let you write messages.');
}
