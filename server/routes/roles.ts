// Roles of CheckPermissionsForRole (A §7), as the server knows them of a caller.
import type { Caller } from '../sessions/caller.ts';

const roles: Readonly<Record<string, (caller: Caller) => boolean>> = {
  User: ({ account }) => account !== null,
  TicketHolder: ({ who }) => who.user?.hasTicket === true,
  // A §6: a ticket with a company account.
  Exhibitor: ({ booked }) => booked.tickets.some(({ IsValid, CompanyAccountId }) => IsValid && !!CompanyAccountId),
  SuperUser: ({ who }) => who.superUser,
};

/** Whether a caller has a role; names are exact (R21), an unknown one nobody has. */
export const hasRole = (role: string, caller: Caller): boolean => Object.hasOwn(roles, role) && roles[role]!(caller);
