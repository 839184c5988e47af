// Whether an advertisement may be shown to a viewer, here and now (A §5 Advertisement eligibility; readings R1, R2, R16, R17, R20, R24).
import type { Context } from '../context.ts';
import { NO_REASONS, type Verdict } from '../verdict.ts';
import { nextChange, within } from '../window.ts';
import { idText } from '../ticket.ts';
import type { AdRules } from './read-ad.ts';

/** The rules of eligibility, in the order of the specification. */
export const adRules = ['window', 'page', 'seen', 'profile', 'channel', 'company', 'networking'] as const;
/** Name of a rule of eligibility. */
export type AdRule = (typeof adRules)[number];

/** What the device knows in addition to who, where and when. */
export type AdSurroundings = {
  /** Ids of the advertisements whose seen cookie is set. */
  seen: ReadonlySet<string>;
  /** Manage id of the live room that plays; null or empty for none. */
  playingRoom: string | number | null;
  /** The networking widget is on and its agreements have not been accepted. */
  networkingPending: boolean;
};

/** Who looks, where, when, and what the device knows. */
export type AdContext = { context: Context; around: AdSurroundings };

/** The verdict, and every rule that fails; it can change when a window opens or closes. */
export type AdVerdict = Verdict & { failed: readonly AdRule[] };

/** Decides one advertisement. Pure. The route's company is the parameter `companyAccountId` of the page. */
export function decideAd(ad: AdRules, { context, around }: AdContext): AdVerdict {
  const { who, where, when } = context;
  const routeCompany = idText(where.params['companyAccountId']);
  const holds: Readonly<Record<AdRule, boolean>> = {
    window: within(ad.window, when.now),
    page: ad.page !== '' && ad.page === where.page,
    seen: !around.seen.has(ad.id),
    profile: ad.profiles !== null && (routeCompany === '' || ad.profiles.size === 0 || ad.profiles.has(routeCompany)),
    channel: ad.channel === '' || ad.channel === idText(around.playingRoom),
    company: ad.companies !== null && (ad.companies.size === 0 || companiesOf(who).some((company) => ad.companies!.has(company))),
    networking: !around.networkingPending,
  };
  const failed = adRules.filter((rule) => !holds[rule]);
  return { outcome: failed.length === 0 ? 'show' : 'hide', reasons: NO_REASONS, failed, nextChangeAt: nextChange(ad.window, when.now) };
}

/** Companies of the principal's tickets; a visitor has none, whatever a store still holds (R20). */
function companiesOf({ user, tickets }: Context['who']): string[] {
  if (!user) return [];
  return tickets.map(({ CompanyAccountId }) => idText(CompanyAccountId)).filter((company) => company !== '');
}
