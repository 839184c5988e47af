// Whether an event is open: the holding page is shown before its start and after its end, by server time in its zone (A §2; R1, R2, R7, R26).
import type { Context } from './context.ts';
import type { RouteConfiguration } from './guards/route-configuration.ts';
import { earlier, NO_REASONS, type Verdict } from './verdict.ts';
import { readWindow } from './window.ts';

/** What the holding page is decided by. */
export type HoldingSettings = Pick<
  RouteConfiguration,
  'start' | 'end' | 'holdingBefore' | 'holdingAfter' | 'holdingDisabledInApp' | 'holdingDisabledInTerminal'
>;

/** Whether the event is open, or why it is closed. Instants are ms since 1970. */
export type Holding = Verdict<'open' | 'before' | 'after'> & {
  /** First and last instant of the event as configured; null when open or unreadable. */
  opensAt: number | null;
  closesAt: number | null;
};

/**
 * Decides by dates, container and super user; a preview in the query opens nothing. A bound that cannot be read keeps the
 * event closed (R16); validation reports it before.
 */
export function decideHolding(
  settings: HoldingSettings,
  { who, where, when }: Pick<Context, 'who' | 'when'> & { where: Pick<Context['where'], 'container'> },
): Holding {
  const { from, to, readable } = readWindow(settings.start, settings.end, when.timeZone);
  const opensAt = Number.isFinite(from) ? from : null;
  const closesAt = Number.isFinite(to) ? to : null;
  const skipped =
    who.superUser ||
    (where.container === 'app' && settings.holdingDisabledInApp) ||
    (where.container === 'terminal' && settings.holdingDisabledInTerminal);
  const verdict = (outcome: Holding['outcome'], nextChangeAt: number | null): Holding => ({
    outcome,
    reasons: NO_REASONS,
    opensAt,
    closesAt,
    nextChangeAt,
  });
  if (skipped) return verdict('open', null);
  if (!readable) return verdict(settings.holdingBefore || settings.holdingAfter ? 'before' : 'open', null);

  const { now } = when;
  const isBefore = settings.holdingBefore && now < from;
  const isAfter = settings.holdingAfter && now > to;
  const nextChangeAt = earlier(isBefore ? opensAt : null, settings.holdingAfter && now <= to && closesAt !== null ? closesAt + 1 : null);
  return verdict(isBefore ? 'before' : isAfter ? 'after' : 'open', nextChangeAt);
}
