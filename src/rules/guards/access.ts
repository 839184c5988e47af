// Access control: the policies of the page and of its address; denial by dialog or on the no-access page (A §4, A §5; R31, R50).
import { CONTENT_PAGE } from '../../model/documents/app/page-lists.ts';
import type { AccessRequest } from '../policies/access-request.ts';
import { nextUnmetChange, unmetRequirements } from '../policies/unmet-requirements.ts';
import { allows, earlier } from '../verdict.ts';
import { type Guard, leadTo, noAccess, pass, show } from './guard.ts';
import type { Guarded } from './verdict.ts';
import type { Visit } from './visit.ts';

/** Evaluates the policies; one that denies is enough. Terminals skip them on the screen; what is sent is checked in every container (R31). */
export const accessGuard: Guard = (visit) => {
  const { context, asked, configured } = visit;
  const isContact = asked.page === 'contact' && !asked.isContent;
  if ((context.where.container === 'terminal' && !visit.isSending) || (isContact && configured.accessContactPage)) return undefined;
  let nextChangeAt: number | null = null;
  let denied: AccessRequest | undefined;
  for (const request of accessRequests(visit)) {
    const verdict = visit.access.decide(request, context);
    nextChangeAt = earlier(nextChangeAt, verdict.nextChangeAt);
    if (!allows(verdict)) denied ??= request;
  }
  if (!denied) return nextChangeAt === null ? undefined : pass('allowed', { nextChangeAt });
  return deny(visit, denied, nextChangeAt, isContact);
};

function deny(visit: Visit, request: AccessRequest, accessChangesAt: number | null, isContact: boolean): Guarded | undefined {
  const to = noAccess(visit);
  const of = [visit.access, request, visit.context] as const;
  const rest = { nextChangeAt: earlier(accessChangesAt, nextUnmetChange(...of)), missing: unmetRequirements(...of) };
  // Rules that could not be loaded are no refusal: the address stays, so that trying again opens it.
  if (!visit.access.loaded) return isContact ? undefined : show(to, 'rules-not-loaded', rest);
  const answer = leadTo(to, 'denied', rest);
  return visit.configured.showNoAccessModal ? { ...answer, outcome: 'dialog' } : answer;
}

/** What the policies are evaluated for on a visit: its page, all content pages for one of them, and its address in every spelling. */
export function accessRequests({ asked, address, context }: Visit): AccessRequest[] {
  const { companyAccountId } = context.where.params;
  const identifiers = asked.isContent ? [asked.page, CONTENT_PAGE] : [asked.page];
  return [
    ...identifiers.map((identifier) => ({ type: 'Page' as const, identifier, companyAccountId })),
    ...spellings(address, asked.path).map((identifier) => ({ type: 'Url' as const, identifier, companyAccountId })),
  ];
}

/** The path as written, decoded, and as Foyer writes it: a Deny holds for an address in any of them. */
function spellings(address: string, path: string | undefined): string[] {
  const asIs = address.split(/[?#]/, 1)[0]!;
  // Of the root its one slash stays.
  const written = asIs.replace(/(?<!\/)\/+$/, '') || asIs.slice(0, 1);
  const all = new Set([written, decoded(written)]);
  return [...(path === undefined ? all : all.add(path))];
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
