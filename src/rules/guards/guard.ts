// What a guard is, and the few answers guards give.
import type { Destination, Effect, Guarded } from './verdict.ts';
import type { Visit } from './visit.ts';

/** A guard: looks at a visit, answers only where it has something to say. Pure. */
export type Guard = (visit: Visit) => Guarded | undefined;

type MaintenanceMode = { effects?: readonly Effect[]; nextChangeAt?: number | null; missing?: Guarded['missing'] };

const answer = (
  outcome: Guarded['outcome'],
  because: string,
  { effects = [], nextChangeAt = null, missing = [] }: MaintenanceMode,
): Guarded => ({
  outcome,
  because,
  effects,
  nextChangeAt,
  missing,
});

/** Lets pass, with effects or until an instant. */
export const pass = (because: string, rest: MaintenanceMode = {}): Guarded => answer('render', because, rest);

/** Leads to another page of the event. */
export const leadTo = (to: Destination, because: string, rest: MaintenanceMode = {}): Guarded => ({
  ...answer('redirect', because, rest),
  to,
});

/** Shows another page at this address. */
export const show = (to: Destination, because: string, rest: MaintenanceMode = {}): Guarded => ({ ...answer('render', because, rest), to });

/** Whether a guard's verdict is final, so that later guards are not evaluated. */
export const decides = ({ outcome, to }: Guarded): boolean => outcome !== 'render' || to !== undefined;

/** A page of the event with its parameters and query. */
export const toPage = (name: string, params: Destination['params'] = {}, query: Destination['query'] = {}): Destination => ({
  page: name,
  params,
  query,
});

/** The no-access page, which knows where the visitor wanted to go (A §4 Access denial). */
export const noAccess = ({ asked }: Visit): Destination => toPage('NoaccessPage', {}, { prevPage: asked.page });
