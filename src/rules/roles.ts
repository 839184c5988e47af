// Roles of CheckPermissionsForRole (A §7): what makes a person have one.
import type { Context } from './context.ts';
import { staffedCompanies } from './ticket.ts';

/** The roles by name. */
export const roles = {
  User: ({ user }) => user !== null,
  TicketHolder: ({ user }) => user?.hasTicket === true,
  // A §6: a ticket with a company account.
  Exhibitor: ({ tickets }) => staffedCompanies(tickets).length > 0,
  SuperUser: ({ superUser }) => superUser,
} as const satisfies Readonly<Record<string, (who: Context['who']) => boolean>>;

/** Whether a text names a role; names are exact (R21). */
export const isRole = (name: string): name is keyof typeof roles => Object.hasOwn(roles, name);

/** Whether somebody has a role; nobody has an unknown one. */
export const hasRole = (name: string, who: Context['who']): boolean => isRole(name) && roles[name](who);
