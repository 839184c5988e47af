// The advertisement and the visitor of a case, as the rules want them.
import * as z from 'zod';
import type { AdContext } from '../../src/rules/ads/eligibility.ts';
import { visitorContext } from '../../src/rules/context.ts';
import { type Principal, visitor, whoOf } from '../../src/rules/principal.ts';

/** An advertisement of a case; the rules read the rest of it themselves. */
export const adShape = z.looseObject({ id: z.union([z.number(), z.string()]) });

const id = z.union([z.number(), z.string()]).nullable();

/** Visitor, place and time of a case. */
export const adCircumstances = z.object({
  now: z.iso.datetime({ offset: true }),
  timezone: z.string(),
  routeName: z.string(),
  routeCompanyId: id,
  seenAds: z.array(z.union([z.number(), z.string()])),
  liveRoomManageId: id,
  loggedIn: z.boolean(),
  ticketCompanyId: id,
  networkingWidget: z.boolean(),
  networkingAgreementsAccepted: z.boolean(),
});

/** The context of a case; ids in addresses and cookies are text (R17). */
export function adContextOf(ctx: z.infer<typeof adCircumstances>): AdContext {
  const now = Date.parse(ctx.now);
  const ticket = { IsValid: true, IsPayed: true, TicketTypeName: 'Industry', CompanyAccountId: ctx.ticketCompanyId };
  const person: Principal = {
    ...visitor,
    user: ctx.loggedIn ? { UserId: 1, validUntil: '' } : null,
    tickets: ctx.ticketCompanyId === null ? [] : [ticket],
  };
  const params: Record<string, string> = ctx.routeCompanyId === null ? {} : { companyAccountId: String(ctx.routeCompanyId) };
  const context = visitorContext({ page: ctx.routeName, params }, { now, timeZone: ctx.timezone });
  return {
    context: { ...context, who: whoOf(person, now) },
    around: {
      seen: new Set(ctx.seenAds.map(String)),
      playingRoom: ctx.liveRoomManageId,
      networkingPending: ctx.networkingWidget && !ctx.networkingAgreementsAccepted,
    },
  };
}
