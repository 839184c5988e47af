// Whether a thing is sent to somebody: open to them now, in any container (A §5; R31). The server asks, and the preview of somebody.
import { containers, type Context } from '../context.ts';
import { earlier } from '../verdict.ts';
import type { AccessRequest, AccessRules } from './access.ts';

/** Who asks, and at which instant. */
export type Asker = Pick<Context, 'who' | 'when'>;

/** `until`: the first instant (ms) at which the answer can differ, perhaps early, never late; null for never. */
export type Opened = { open: boolean; until: number | null };

/** Open for ever. */
export const OPEN: Opened = Object.freeze({ open: true, until: null });

/** One question in every container: which one somebody is in is only their word for it (R31), so what is open in one of them is sent. */
export function inAnyContainer(ask: (container: Context['where']['container']) => Opened): Opened {
  let open = false;
  let until: number | null = null;
  for (const container of containers) {
    const answer = ask(container);
    if (answer.open && answer.until === null) return OPEN;
    open ||= answer.open;
    until = earlier(until, answer.until);
  }
  return { open, until };
}

/** What the policies say of a thing. */
export const opensTo = (policies: AccessRules, request: AccessRequest, { who, when }: Asker): Opened =>
  inAnyContainer((container) => {
    const { allowed, nextChangeAt } = policies.isAllowed(request, { who, when, where: { container } });
    return { open: allowed, until: nextChangeAt };
  });
