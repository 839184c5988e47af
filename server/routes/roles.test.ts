// A role admits only those who have it: the super user, too, has only their own.
import { expect, test } from 'vitest';
import { hasRole } from '../../src/rules/roles.ts';
import { visitor } from '../sessions/caller.ts';
import { demandRole } from './roles.ts';

const superUser = { ...visitor, who: { ...visitor.who, superUser: true } };

test('an endpoint for a role is refused with 403 to others', () => {
  expect(() => demandRole('SuperUser', superUser)).not.toThrow();
  for (const role of ['User', 'TicketHolder', 'Exhibitor'] as const)
    expect(() => demandRole(role, superUser)).toThrow(expect.objectContaining({ status: 403, code: 'no-role' }));
});

test('names of roles are exact', () => {
  for (const role of ['superuser', 'constructor', '']) expect(hasRole(role, superUser.who)).toBe(false);
});
