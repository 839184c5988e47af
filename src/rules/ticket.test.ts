import { expect, test } from 'vitest';
import { hasRole } from './roles.ts';
import { staffedCompanies, type Ticket } from './ticket.ts';

const ticket = (IsValid: boolean | string, CompanyAccountId?: number | string | null): Ticket => ({
  IsValid,
  IsPayed: true,
  TicketTypeName: 'Industry',
  ...(CompanyAccountId !== undefined && { CompanyAccountId }),
});
const withTickets = (...tickets: Ticket[]) => ({ user: null, superUser: false, tickets });

test('staff of a company are those whose ticket names it and is valid: true, and no text that says so (R18)', () => {
  expect(staffedCompanies([ticket(true, 703), ticket(true, '703'), ticket(true, '704')])).toEqual(['703', '704']);
  expect(staffedCompanies([ticket(false, '703'), ticket('true', '703'), ticket(true), ticket(true, ''), ticket(true, null)])).toEqual([]);
});

test('an exhibitor is the staff of some company', () => {
  expect(hasRole('Exhibitor', withTickets(ticket(true, 0)))).toBe(true);
  expect(hasRole('Exhibitor', withTickets(ticket(false, '703'), ticket(true)))).toBe(false);
});
