// Roles of CheckPermissionsForRole (A §7), as the server knows them of a caller.
import type { Role } from '../../src/contract/endpoint.ts';
import { RequestError } from '../http/errors.ts';
import type { Caller } from '../sessions/caller.ts';

const roles: Readonly<Record<Role, (caller: Caller) => boolean>> = {
  User: ({ account }) => account !== null,
  TicketHolder: ({ who }) => who.user?.hasTicket === true,
  // A §6: a ticket with a company account.
  Exhibitor: ({ booked }) => booked.tickets.some(({ IsValid, CompanyAccountId }) => IsValid && !!CompanyAccountId),
  SuperUser: ({ who }) => who.superUser,
};

/** Whether a caller has a role; names are exact (R21), nobody has an unknown one. */
export const hasRole = (role: string, caller: Caller): boolean => Object.hasOwn(roles, role) && roles[role as Role](caller);

/** Throws RequestError 403 where a caller has not the role of an endpoint. */
export function demandRole(role: Role, caller: Caller): void {
  if (!hasRole(role, caller)) throw new RequestError(403, 'no-role', `This is for callers with the role ${role}.`);
}
