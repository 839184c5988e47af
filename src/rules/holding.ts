// Whether an event is open: the holding page stands before its start and after its end, by server time in its zone (A §2; R1, R2, R7, R26).
import type { Context } from './context.ts';
import type { RouteConfiguration } from './guards/route-configuration.ts';
import { earlier } from './verdict.ts';
import { readWindow } from './window.ts';

/** What the holding page is decided by. */
export type HoldingSettings = Pick<
  RouteConfiguration,
  'start' | 'end' | 'holdingBefore' | 'holdingAfter' | 'holdingDisabledInApp' | 'holdingDisabledInTerminal'
>;

/** The answer: why the event is closed, null when it is open. Instants are ms since 1970, null for none. */
export type Holding = {
  state: 'before' | 'after' | null;
  /** First and last instant of the event as configured; null when open or unreadable. */
  opensAt: number | null;
  closesAt: number | null;
  /** Next instant at which the answer can differ. */
  nextChangeAt: number | null;
};

/**
 * Decides by dates, container and super user; a preview in the query opens nothing. A bound that cannot be read keeps the
 * event closed (R16); validation tells it before.
 */
export function holdingOf(
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
  if (skipped) return { state: null, opensAt, closesAt, nextChangeAt: null };
  if (!readable) return { state: settings.holdingBefore || settings.holdingAfter ? 'before' : null, opensAt, closesAt, nextChangeAt: null };

  const { now } = when;
  const isBefore = settings.holdingBefore && now < from;
  const isAfter = settings.holdingAfter && now > to;
  const nextChangeAt = earlier(isBefore ? opensAt : null, settings.holdingAfter && now <= to && closesAt !== null ? closesAt + 1 : null);
  return { state: isBefore ? 'before' : isAfter ? 'after' : null, opensAt, closesAt, nextChangeAt };
}
