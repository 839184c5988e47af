// An address of an instance that does not exist leads to the not-found page (A §2, A §8).
import { type Guard, leadTo, toPage } from './guard.ts';

/** Pages that need no instance, at any address; they would lead to themselves. */
const without = ['NotFoundPage', 'ErrorPage', 'MaintenancePage'];

/** Refuses unknown instances. */
export const unknownInstance: Guard = ({ known, asked, context }) =>
  // `/qrScan`, `/error` and `/not-found` name no instance at all.
  known.instance || context.where.instance === '' || without.includes(asked.page)
    ? undefined
    : leadTo(toPage('NotFoundPage'), 'unknown-instance');
