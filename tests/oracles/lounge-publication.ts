// Cases of company lounges: where a login leads, and what of a profile is published (A §4 Lounge redirect; R37 to R40).
import * as z from 'zod';
import { decideRoute } from '../../src/rules/guards/decide-route.ts';
import type { RouteVerdict } from '../../src/rules/guards/verdict.ts';
import { type Answer, caseFormat } from './format.ts';
import { visitOfCase } from './visit-of-case.ts';

const both = {
  query: z.record(z.string(), z.string()),
  now: z.iso.datetime({ offset: true }),
  loginMarker: z.iso.datetime({ offset: true }).optional(),
};
const lounge = z.object({
  ...both,
  kind: z.literal('lounge'),
  loggedIn: z.boolean(),
  ticketCompanyId: z.number().nullable(),
  config: z.record(z.string(), z.unknown()),
  expected: z.object({ redirect: z.string().nullable(), storeMarker: z.boolean().optional() }),
});
const profile = z.object({
  ...both,
  kind: z.literal('profile'),
  profile: z.object({ CompanyAccountId: z.number(), PublicationState: z.number(), Enable2DBooth: z.boolean() }).nullable(),
  expected: z.object({ page: z.string(), registersView: z.number().optional() }),
});

export const loungePublication = caseFormat('lounge-publication', z.discriminatedUnion('kind', [lounge, profile]), (one) =>
  one.kind === 'lounge' ? answerLounge(one) : answerProfile(one),
);

const markerOf = (written: string | undefined): number | null => (written === undefined ? null : Date.parse(written));
const hasEffect = ({ effects }: RouteVerdict, kind: string): boolean => effects.some((effect) => effect.kind === kind);

function answerLounge(one: z.output<typeof lounge>): Answer {
  const ticket = { IsValid: true, IsPayed: true, TicketTypeName: 'Exhibitor', CompanyAccountId: one.ticketCompanyId };
  const user = one.loggedIn ? { id: '9', hasTicket: true, isProfessional: false } : null;
  const verdict = decideRoute(
    visitOfCase({
      asked: { page: 'HomePage', chain: 'home', isContent: false },
      // A store may still hold the tickets of somebody who signed out.
      who: { user, tickets: [ticket], superUser: false },
      when: { now: Date.parse(one.now), timeZone: 'Europe/Berlin' },
      app: one.config,
      query: one.query,
      known: { loginMarker: markerOf(one.loginMarker) },
    }),
  );
  const { companyAccountId = '', page = '' } = verdict.to?.params ?? {};
  const redirect = verdict.outcome === 'redirect' ? `profile/${companyAccountId}/${page}` : null;
  const { storeMarker } = one.expected;
  return {
    got: { redirect, ...(storeMarker !== undefined && { storeMarker: hasEffect(verdict, 'store-login-marker') }) },
    accepted: [one.expected],
    verdict,
  };
}

function answerProfile(one: z.output<typeof profile>): Answer {
  const company = one.profile?.CompanyAccountId ?? one.expected.registersView ?? 1;
  const verdict = decideRoute(
    visitOfCase({
      asked: { page: 'ProfilePage', chain: 'profile', isContent: false },
      params: { companyAccountId: String(company) },
      when: { now: Date.parse(one.now), timeZone: 'Europe/Berlin' },
      app: { defaults: { disableAuth: true } },
      query: one.query,
      known: { profile: one.profile, loginMarker: markerOf(one.loginMarker) },
    }),
  );
  const viewed = verdict.effects.find((effect) => effect.kind === 'register-view')?.companyAccountId;
  return {
    got: {
      page: verdict.outcome === 'render' ? (verdict.to?.params['page'] ?? 'plain') : verdict.outcome,
      ...(one.expected.registersView !== undefined && { registersView: Number(viewed) }),
    },
    accepted: [one.expected],
    verdict,
  };
}
