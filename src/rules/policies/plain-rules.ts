// The rules of an event without policies, and of one whose policies could not be loaded (A §5, reading R50).
import { NO_REASONS } from '../verdict.ts';
import type { AccessRules, AccessVerdict } from './access.ts';

/** A permanent verdict. */
export const settled = (outcome: AccessVerdict['outcome'], by: AccessVerdict['by']): AccessVerdict =>
  Object.freeze({ outcome, by, reasons: NO_REASONS, nextChangeAt: null });

const superUser = settled('allow', 'super-user');
const open = settled('allow', 'no-rules');
const closed = settled('deny', 'not-loaded');

/** No policies: everything is allowed (A §5). */
export const noRules: AccessRules = {
  decide: (_, { who }) => (who.superUser ? superUser : open),
  isTargeted: () => false,
  identifiersOf: () => new Set(),
  policiesFor: () => undefined,
  loaded: true,
};

/** Policies that could not be loaded: not the same as none. Nobody but a super user passes (R50). */
export const notLoaded: AccessRules = {
  ...noRules,
  decide: (_, { who }) => (who.superUser ? superUser : closed),
  isTargeted: () => true,
  loaded: false,
};
