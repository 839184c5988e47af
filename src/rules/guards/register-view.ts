// Visiting a company's profile counts a view (A §2 Route guards).
import { type Guard, pass } from './guard.ts';

/** Counts the view of a profile that is really shown. */
export const registerView: Guard = ({ context }) => {
  const { companyAccountId } = context.where.params;
  return companyAccountId ? pass('profile-viewed', { effects: [{ kind: 'register-view', companyAccountId }] }) : undefined;
};
