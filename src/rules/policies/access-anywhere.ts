// Whether a thing is open to somebody in any container, and so sent to them (A §5; R31). The server asks, and the preview of somebody.
import { containers, type Context } from '../context.ts';
import { anyAllows, type Permission } from '../verdict.ts';
import type { AccessRequest, AccessRules } from './access.ts';

/** Who asks, and at which instant. */
export type Asker = Pick<Context, 'who' | 'when'>;

/** What the policies say of a thing in the container that allows most: which one somebody is in is only their word for it. */
export const accessAnywhere = (policies: AccessRules, request: AccessRequest, { who, when }: Asker): Permission =>
  anyAllows(containers, (container) => policies.decide(request, { who, when, where: { container } }));
