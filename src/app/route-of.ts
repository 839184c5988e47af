// Evaluates the guards for an address in the app. In a chunk of its own with guards and policies, loaded in parallel with the event's configuration.
import type { QueryClient } from '@tanstack/react-query';
import { queryOfRequest } from '../api/query.ts';
import type { EventInfo } from '../contract/core.ts';
import { setCompanyAccountViewCount } from '../contract/exhibition.ts';
import { nameOfInfo } from '../contract/event-name.ts';
import { request } from '../contract/request.ts';
import type { EventModel } from '../model/event.ts';
import { guardRequestOf } from '../pages/guard-request.ts';
import { type Address, pagePath } from '../pages/match.ts';
import type { ViewOptions } from '../preview/session.ts';
import { type Context, nobody } from '../rules/context.ts';
import { eventRules } from '../rules/event-rules.ts';
import { decideRoute } from '../rules/guards/decide-route.ts';
import { firstVisit, laterVisit, makeVisit } from '../rules/guards/make-visit.ts';
import type { RouteVerdict } from '../rules/guards/verdict.ts';
import type { Known, Visit } from '../rules/guards/visit.ts';
import type { EventRules } from '../rules/placement-rules.ts';
import type { UnmetRequirement } from '../rules/policies/unmet-requirement.ts';
import { ALLOWED } from '../rules/verdict.ts';
import { signedOut, type Viewer } from '../session/signed-out.ts';
import { knownOf } from '../session/presence.ts';
import { carryOut, deviceFacts } from '../session/device-facts.ts';

/** A viewer at an address of an event; `now` in ms since 1970. */
export type RouteRequest = {
  info: EventInfo;
  model: EventModel;
  address: Address;
  url: URL;
  now: number;
  viewOptions: Pick<ViewOptions, 'who' | 'container' | 'preview' | 'search'> & Partial<Pick<ViewOptions, 'known' | 'isSent'>>;
  /** Pages the server did not send because they are closed to the caller. */
  withheld?: ReadonlySet<string>;
  /** Whether this is a preview, which neither reads nor stores facts of the device. */
  isPreview?: boolean;
  /** Whether there is a device that remembers earlier visits; defaults to true. Without one, none of its facts closes anything. */
  hasDevice?: boolean;
  /** The viewer; defaults to a visitor. Ignored in a preview. */
  viewer?: Viewer;
};

/** The verdict for an address, with everything the page needs of the rules. */
export type RouteResult = {
  /** The event's rules for its placements. */
  rules: EventRules;
  verdict: RouteVerdict;
  /** The input of the guards. */
  visit: Visit;
  /** The verdict at another instant (ms). */
  verdictAt: (now: number) => RouteVerdict;
  /** What this viewer lacks for another page of the event at an instant (ms); empty if nothing closes it. */
  denial: (page: string, now: number) => readonly UnmetRequirement[];
  /** The address the guards redirect to; undefined if they do not. */
  leadsTo: string | undefined;
};

/** Evaluates the guards for an address. */
export function askGuards({ info, model, address, url, now, viewOptions, viewer = signedOut, ...asking }: RouteRequest): RouteResult {
  const { who, container, preview, search } = viewOptions;
  // A preview does not read this device's facts.
  const known: Known = asking.isPreview
    ? { ...laterVisit, ...viewOptions.known, container }
    : {
        ...(asking.hasDevice === false ? { ...laterVisit, container } : { ...firstVisit, ...deviceFacts(nameOfInfo(info)) }),
        ...knownOf(viewer),
      };
  const isOver = (instant: number): boolean => known.sessionEndsAt != null && instant >= known.sessionEndsAt;
  const visitOf = (asked: Address, href: string, instant: number): Visit =>
    makeVisit({
      model,
      dates: { start: info.StartDate, end: info.EndDate },
      asked: guardRequestOf(asked),
      context: {
        who: isOver(instant) ? nobody : who,
        where: { ...asked, container, preview },
        when: { now: instant, timeZone: info.TimeZone },
      },
      address: href,
      known: {
        ...known,
        sent: viewOptions.isSent?.(asked, instant) ?? (asking.withheld?.has(asked.page) ? { ...ALLOWED, outcome: 'deny' } : ALLOWED),
      },
    });
  const href = url.pathname + search;
  const visit = visitOf(address, href, now);
  const verdict = decideRoute(visit);
  return {
    rules: eventRules(model, info.TimeZone),
    verdict,
    visit,
    verdictAt: (instant) => decideRoute(visitOf(address, href, instant)),
    denial: (page, instant) => decideRoute(visitOf({ ...address, page, params: {} }, pagePath(page, address), instant)).missing,
    leadsTo: verdict.outcome === 'redirect' && verdict.to ? destinationPath(verdict, visit.context, url.searchParams) : undefined,
  };
}

/** Carries out the effects of the guards, on the device and the server; none in a preview. Returns whether the page must be reloaded. */
export function carryOutRoute(
  { verdict }: RouteResult,
  { info, isPreview }: Pick<RouteRequest, 'info' | 'isPreview'>,
  queries: QueryClient,
): boolean {
  if (isPreview) return false;
  for (const effect of verdict.effects) {
    if (effect.kind !== 'register-view') continue;
    // A GET that counts (A §2, §7): the answer is cached, so that coming back, another language and reloaded data do not count again.
    const view = queryOfRequest(request(setCompanyAccountViewCount, { eventId: nameOfInfo(info), id: effect.companyAccountId }));
    void queries.prefetchQuery({ ...view, retry: false });
  }
  return carryOut(verdict.effects, nameOfInfo(info));
}

/** Query parameters that a redirect keeps. */
const kept = ['container', 'preview', 'previewLounge', 'at', 'as', 'explain'];

/** The address of a redirect; keeps container and preview, adds the destination's own query, and the reason of a refusal. */
function destinationPath({ to, effects }: RouteVerdict, { where }: Context, from: URLSearchParams): string {
  const { page, params, query } = to!;
  const search = new URLSearchParams([...from].filter(([name]) => kept.includes(name)));
  for (const [name, value] of Object.entries(query)) search.set(name, value);
  // The return address is passed through the whole sign-in, provider and mails included (A §4 Return URL).
  const back = page === 'LoginPage' && effects.find((effect) => effect.kind === 'store-return-url');
  if (back) search.set('returnUrl', back.url);
  const denied = effects.find((effect) => effect.kind === 'store-deny-reason');
  if (denied) search.set('reason', denied.reason);
  const text = search.toString();
  return pagePath(page, where, params) + (text && `?${text}`);
}
