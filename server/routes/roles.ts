// Roles of CheckPermissionsForRole (A §7), as the server asks for them.
import type { Role } from '../../src/contract/endpoint.ts';
import { hasRole } from '../../src/rules/roles.ts';
import { RequestError } from '../http/errors.ts';
import type { Caller } from '../sessions/caller.ts';

/** Throws RequestError 403 where a caller has not the role of an endpoint. */
export function demandRole(role: Role, { who }: Caller): void {
  if (!hasRole(role, who)) throw new RequestError(403, 'no-role', `This is for callers with the role ${role}.`);
}
