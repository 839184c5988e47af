// Requirements of a yes or no: signed in, paid, healthcare professional, of the company that exhibits (A §5; R15, R17, R18, R19).
import type { AccessContext, AccessRequest } from '../policies/access.ts';
import type { Missing } from '../policies/missing.ts';
import { type Family, refused, ticketsOf } from './requirement.ts';

type Id = number | string | null | undefined;

/** An id as text; empty when there is none: nothing equals nothing (R17). */
const idText = (id: Id): string => (id === undefined || id === null ? '' : String(id));

/** A kind whose values are `["true"]`; with none it never holds. */
const flag = (
  is: (context: AccessContext, request: AccessRequest) => boolean,
  missing: (request: AccessRequest) => readonly Missing[],
): Family => ({
  reads: 'flag',
  holds: ({ values }, context, request) => values.size > 0 && is(context, request),
  missing: ({ values }, _, request) => (values.size > 0 ? missing(request) : refused),
});

export const signedIn = flag(
  ({ who }) => who.user !== null,
  () => [{ kind: 'sign-in' }],
);
export const paid = flag(
  (context) => ticketsOf(context).some(({ IsPayed }) => IsPayed === true),
  () => [{ kind: 'ticket', names: [], paid: true }],
);
/** The profile or any ticket says so (R19). */
export const professional = flag(
  (context) => context.who.user?.isProfessional === true || ticketsOf(context).some(({ EnableHCP }) => EnableHCP === true),
  () => [{ kind: 'professional' }],
);
export const exhibitor = flag(
  (context, request) => {
    const company = idText(request.companyAccountId);
    return company !== '' && ticketsOf(context).some(({ CompanyAccountId }) => idText(CompanyAccountId) === company);
  },
  (request) => (idText(request.companyAccountId) === '' ? refused : [{ kind: 'company' }]),
);
