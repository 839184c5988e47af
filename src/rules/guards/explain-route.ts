// Why an address leads where it leads: every guard with what it alone would say, in words; for preview and command line.
import { explainAccess } from '../policies/explain-access.ts';
import type { Reason } from '../verdict.ts';
import { accessRequests } from './access.ts';
import { chainOf, guards, type GuardName } from './chains.ts';
import { decideRoute } from './decide-route.ts';
import { decides } from './guard.ts';
import { isOpenPage, isOpenProfile } from './listed.ts';
import { guardWords } from './explain-words.ts';
import type { Destination, RouteVerdict } from './verdict.ts';
import type { Visit } from './visit.ts';

/** One guard of the chain. */
export type ExplainedGuard = {
  guard: GuardName;
  /** What it alone would do; `pass` lets go on. */
  outcome: RouteVerdict['outcome'] | 'pass';
  /** In words, for organiser and QA. */
  detail: string;
  /** Where it alone would lead. */
  to?: Destination;
  /** Next instant (ms) at which it could answer otherwise; null for never. */
  nextChangeAt: number | null;
  /** Whether it was evaluated: those after the deciding one are not. */
  asked: boolean;
  /** Whether it decided. */
  decided: boolean;
};

/** A route explained: the verdict with reasons in words, and every guard of the chain in order. */
export type ExplainedRoute = { verdict: RouteVerdict; guards: readonly ExplainedGuard[] };

/** Explains a visit; the outcome is that of `decideRoute`. */
export function explainRoute(visit: Visit): ExplainedRoute {
  const asked = new Set<GuardName>();
  const verdict = decideRoute(visit, (guard) => asked.add(guard));
  const explained = chainOf(visit).map((guard): ExplainedGuard => {
    const said = guards[guard](visit);
    const outcome = said && decides(said) ? said.outcome : 'pass';
    return {
      guard,
      outcome,
      detail: guardWords(guard, said, visit),
      ...(said?.to && { to: said.to }),
      nextChangeAt: said?.nextChangeAt ?? null,
      asked: asked.has(guard),
      decided: verdict.guard === guard,
    };
  });
  const details = new Map(explained.map(({ guard, detail }) => [guard as string, detail]));
  const open: Reason<'allow' | 'deny'>[] = isOpenPage(visit)
    ? [
        {
          rule: 'open-pages',
          outcome: 'allow',
          detail: `${isOpenProfile(visit) ? 'openProfiles names this company' : 'openPages names this page'}, so holding page, sign-in and policies do not close it`,
        },
      ]
    : [];
  const reasons = [
    ...open,
    ...verdict.reasons.map((reason) => ({ ...reason, detail: details.get(reason.rule) ?? reason.detail })),
    ...(asked.has('access') ? accessReasons(visit) : []),
  ];
  return { verdict: { ...verdict, reasons }, guards: explained };
}

/** Every policy and requirement that the access guard looked at. */
function accessReasons(visit: Visit): Reason<'allow' | 'deny'>[] {
  if (visit.context.where.container === 'terminal')
    return [{ rule: 'access', outcome: 'allow', detail: 'terminals skip the policies in the browser; the server still asks them' }];
  const requests = accessRequests(visit);
  return (visit.access.loaded ? requests : requests.slice(0, 1)).flatMap((request) =>
    // Addresses without a policy have no reasons.
    visit.access.isTargeted(request, visit.context.where.container) || request.type === 'Page'
      ? explainAccess(visit.access, request, visit.context).reasons
      : [],
  );
}
