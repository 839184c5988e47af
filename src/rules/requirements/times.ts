// Kinds of requirements that time alone changes: a window of the policy, and the window of a paid ticket (A §5; R1, R2, R7, R16).
import type { AccessContext } from '../policies/access-request.ts';
import type { UnmetRequirement } from '../policies/unmet-requirement.ts';
import { earlier } from '../verdict.ts';
import { nextChange, readWindow, type Window, within } from '../window.ts';
import { type RequirementFamily, refused, type Requirement, ticketsAsked } from './requirement.ts';

/** The windows of the paid tickets that are named. */
function windowsOf({ values }: Requirement, context: AccessContext): Window[] {
  const windows: Window[] = [];
  for (const { IsPayed, TicketTypeName, TicketFrom, TicketTo } of ticketsAsked(context))
    if (IsPayed === true && TicketTypeName !== '' && values.has(TicketTypeName))
      windows.push(readWindow(TicketFrom, TicketTo, context.when.timeZone));
  return windows;
}

/** Server time within the window, in the event's time zone. */
export const timeAccess: RequirementFamily = {
  reads: 'bounds',
  ofPerson: false,
  holds: ({ window }, { when }) => within(window, when.now),
  nextChange: ({ window }, { when }) => nextChange(window, when.now),
  missing({ window: { from, to } }, { when: { now } }) {
    if (from > to) return refused;
    return [now < from ? { kind: 'opens', at: from } : { kind: 'closed', at: to }];
  },
};

/** A paid ticket of the name, and now within its TicketFrom and TicketTo. A time that cannot be read leaves it unknown (R16). */
export const paidTicketInTime = (paidTicket: RequirementFamily): RequirementFamily => ({
  ...paidTicket,
  holds(requirement, context) {
    const windows = windowsOf(requirement, context);
    return windows.some((window) => within(window, context.when.now)) || (windows.every(({ readable }) => readable) ? false : 'unknown');
  },
  nextChange(requirement, context) {
    let next: number | null = null;
    for (const window of windowsOf(requirement, context)) next = earlier(next, nextChange(window, context.when.now));
    return next;
  },
  missing(requirement, context, request) {
    const ticket = paidTicket.missing(requirement, context, request);
    const windows = windowsOf(requirement, context).filter(({ readable, from, to }) => readable && from <= to);
    const coming = windows.filter(({ from }) => context.when.now < from);
    if (coming.length > 0) return [{ kind: 'opens', at: Math.min(...coming.map(({ from }) => from)) }];
    const closed: UnmetRequirement[] = windows.length > 0 ? [{ kind: 'closed', at: Math.max(...windows.map(({ to }) => to)) }] : [];
    return [...ticket, ...closed];
  },
});
