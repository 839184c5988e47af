// The viewer, for components: name, super-user toggle, healthcare profession, sign-out.
import { useCallback, useMemo } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../api/http.ts';
import { request } from '../contract/request.ts';
import { type SessionUser, setProfessional } from '../contract/session.ts';
import { staffedCompanies } from '../rules/ticket.ts';
import { useFrame } from './frame.ts';
import { isSignInOffered } from '../rules/sign-in-offered.ts';
import { leaveFor } from './leave.ts';
import { nameOfScope } from './event-scope.ts';
import { sitePath } from './site-path.ts';

export type UserFacts = {
  /** Whether people can sign in at all; false on an exported site. */
  hasAccounts: boolean;
  /** Whether the event offers to sign in: not where the event has set disableAuth and registers nobody. Always true for a signed-in user. */
  offersSignIn: boolean;
  isSignedIn: boolean;
  /** Whether they hold a ticket of the event. */
  hasTicket: boolean;
  /** Companies whose staff they are: CompanyAccountId of their valid tickets (B §6). */
  companies: readonly string[];
  /** The signed-in user; null for a visitor, and for the person of a preview. */
  user: SessionUser | null;
  /** `Firstname Surname`, empty if unknown. */
  name: string;
  /** Ids of the terms that wait for their answer. */
  termsDue: readonly string[];
  /** Whether they see everything now; whether they may choose to (A §4 Super user). */
  isSuperUser: boolean;
  mayBeSuperUser: boolean;
  setSuperUser: (on: boolean) => void;
  /** Saves the answer of the dialog for healthcare professionals; false if it could not be saved. Never rejects. */
  sayProfessional: (isProfessional: boolean) => Promise<boolean>;
  /** Signs out and goes where the server says: to a provider first, or to `otherwise` (an address of this site). Never rejects. */
  signOut: (otherwise: string) => Promise<void>;
};

const noTerms: readonly string[] = [];

/** The viewer. */
export function useUser(): UserFacts {
  const { person, info, api, model } = useFrame();
  const { revalidate } = useRevalidator();
  const scope = useMemo(() => ({ instance: info.Instance, event: info.Shortname }), [info]);
  const setSuperUser = useCallback(
    (on: boolean) => void person?.presence().then((presence) => presence.toggle(scope.instance, on)),
    [person, scope],
  );
  const sayProfessional = useCallback(
    async (isProfessional: boolean) => {
      if (!api || !person?.user) return false;
      const body = { HealthCareProfessional: isProfessional };
      const kept = await call(api, request(setProfessional, { shortName: nameOfScope(scope) }), { body }).catch(() => undefined);
      (await person.presence()).invalidate();
      await revalidate();
      return kept !== undefined;
    },
    [api, person, scope, revalidate],
  );
  const signOut = useCallback(
    async (otherwise: string) => {
      if (!api || !person?.user) return;
      const [leaving, presence] = await Promise.all([import('./sign-out.ts'), person.presence()]);
      const next = await leaving.signOut({ api, presence }, scope, otherwise);
      if (!leaveFor(next)) location.assign(sitePath(otherwise));
    },
    [api, person, scope],
  );
  const user = person?.user ?? null;
  const tickets = person?.who.tickets;
  const companies = useMemo(() => staffedCompanies(tickets ?? []), [tickets]);
  return {
    hasAccounts: person !== undefined,
    offersSignIn: user !== null || isSignInOffered(model.raw),
    isSignedIn: user !== null || (person?.who.user ?? null) !== null,
    hasTicket: person?.who.user?.hasTicket ?? false,
    companies,
    user,
    name: user ? `${user.Firstname} ${user.Surname}`.trim() : '',
    termsDue: person?.termsDue ?? noTerms,
    isSuperUser: person?.who.superUser ?? false,
    mayBeSuperUser: person?.mayBeSuperUser ?? false,
    setSuperUser,
    sayProfessional,
    signOut,
  };
}

/** The question after another device took over this session; undefined if there is none (A §4 Single session). */
export const useTakeover = () => useFrame().person?.takeover;
