// The server does not send the page: where no guard says why (a terminal, a clock ahead of the server's), the no-access page stands at its address (R31).
import { judgeAccess } from '../policies/judge-access.ts';
import { earlier } from '../verdict.ts';
import { accessRequests } from './access.ts';
import { type Guard, noAccess, pass, show } from './guard.ts';

/** Shows the no-access page in place of one that was not sent, with what the policies ask for. */
export const withheld: Guard = (visit) => {
  const { open, until: nextChangeAt } = visit.known.sent ?? { open: true, until: null };
  // Elsewhere the guards before it have said until when.
  if (open) return visit.context.where.container === 'terminal' && nextChangeAt !== null ? pass('sent', { nextChangeAt }) : undefined;
  const judged = accessRequests(visit).map((request) => judgeAccess(visit.access, request, visit.context));
  return show(noAccess(visit), 'withheld', {
    missing: judged.flatMap(({ missing }) => missing),
    nextChangeAt: judged.reduce((next, one) => earlier(next, one.nextChangeAt), nextChangeAt),
  });
};
