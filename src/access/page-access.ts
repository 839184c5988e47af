// Decides whether a page is sent to a person: evaluates the guards that can close it, in every container and language of its address (A §4, A §5; R31).
import { guardRequestOf } from '../pages/guard-request.ts';
import type { Address } from '../pages/match.ts';
import { containers, type Context } from '../rules/context.ts';
import { decideClosed } from '../rules/guards/decide-route.ts';
import type { Known } from '../rules/guards/visit.ts';
import { anyAllows } from '../rules/policies/access-anywhere.ts';
import { NO_REASONS, type Permission } from '../rules/verdict.ts';
import type { EventAccess, Params } from './event-access.ts';

/** A person, what guards know of them, and the instant (ms). */
export type Recipient = { who: Context['who']; known: Known; now: number };

/** Decides for pages of an event; `params` are the parameters of the page's address. */
export type PageAccess = (page: string, params?: Params) => Permission;

const nothing: Params = {};

/**
 * The pages of an event for a person. A page is sent if it is open in any container, any language, or for any of their companies,
 * because the client alone states which of these applies. An address in another spelling requires more, never less.
 */
export function pageAccess(event: EventAccess, person: Recipient): PageAccess {
  const known = new Map<string, Permission>();
  const companies = person.who.user ? new Set(person.who.tickets.flatMap(({ CompanyAccountId: id }) => (id ? [String(id)] : []))) : [];
  const asCompanies: readonly Params[] = [nothing, ...Array.from(companies, (companyAccountId) => ({ companyAccountId }))];
  const ask = (page: string, params: Params): Permission => {
    const languages = event.addressed.has(page) ? event.languages : event.languages.slice(0, 1);
    const addresses = languages.flatMap((language) => asCompanies.map((company) => ({ page, language, params, company })));
    return anyAllows(addresses, (address) => sent(event, person, address));
  };
  return (page, params = nothing) => {
    // Of a thousand sessions only those whose address a policy names are decided one by one.
    const own = 'companyAccountId' in params ? params : event.addressed.get(page)?.find((named) => isSame(named, params));
    const key = own ? JSON.stringify([page, own]) : page;
    let answer = known.get(key);
    if (!answer) known.set(key, (answer = ask(page, own ?? nothing)));
    return answer;
  };
}

const isSame = (one: Params, other: Params): boolean =>
  Object.keys(one).length === Object.keys(other).length && Object.entries(one).every(([name, value]) => other[name] === value);

type PageAddress = { page: string; language: string; params: Params; company: Params };

function sent(
  { instance, event, timeZone, configured, policies }: EventAccess,
  { who, known, now }: Recipient,
  at: PageAddress,
): Permission {
  const { page, language, params, company } = at;
  const address: Address = { page, instance, event, language, params };
  const asked = guardRequestOf(address);
  return anyAllows(containers, (container) => {
    const where = { ...address, params: { ...company, ...params }, container, preview: false };
    const { outcome, to, nextChangeAt } = decideClosed({
      asked,
      address: asked.path,
      query: {},
      context: { who, where, when: { now, timeZone } },
      configured,
      access: policies,
      known: { ...known, container },
      isSending: true,
    });
    return { outcome: outcome === 'render' && to === undefined ? 'allow' : 'deny', reasons: NO_REASONS, nextChangeAt };
  });
}
