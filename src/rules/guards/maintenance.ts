// A call was answered with 503: the maintenance page replaces every page (A §4, A §8).
import type { Guard } from './guard.ts';

/** Closes everything but the maintenance page itself. */
export const maintenance: Guard = ({ known, asked }) =>
  known.maintenance && asked.page !== 'MaintenancePage'
    ? { outcome: 'maintenance', because: 'maintenance', effects: [], nextChangeAt: null, missing: [] }
    : undefined;
