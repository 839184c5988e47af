// The server does not send the page: where no guard says why (a terminal, a clock ahead of the server's), the no-access page is shown at its address (R31).
import { unmetRequirements } from '../policies/unmet-requirements.ts';
import { ALLOWED, allows, earlier } from '../verdict.ts';
import { accessRequests } from './access.ts';
import { type Guard, noAccess, pass, show } from './guard.ts';

/** Shows the no-access page in place of one that was not sent, with what the policies ask for. */
export const withheld: Guard = (visit) => {
  const { sent = ALLOWED } = visit.known;
  const { nextChangeAt } = sent;
  // Otherwise the guards before it have stated until when.
  if (allows(sent))
    return visit.context.where.container === 'terminal' && nextChangeAt !== null ? pass('sent', { nextChangeAt }) : undefined;
  const { access, context } = visit;
  const requests = accessRequests(visit);
  return show(noAccess(visit), 'withheld', {
    missing: requests.flatMap((request) => unmetRequirements(access, request, context)),
    nextChangeAt: requests.reduce((next, request) => earlier(next, access.decide(request, context).nextChangeAt), nextChangeAt),
  });
};
