// A session whose validity has passed is forgotten (A §4 Sign-in); pages that need sign-in then lead to the login page.
import { type Guard, pass } from './guard.ts';

/** Clears the user; before that, says until when the session holds. */
export const sessionOver: Guard = ({ known: { sessionEndsAt = null }, context }) => {
  if (sessionEndsAt === null) return undefined;
  return context.when.now >= sessionEndsAt
    ? pass('session-over', { effects: [{ kind: 'clear-user' }] })
    : pass('session-holds', { nextChangeAt: sessionEndsAt });
};
