// The rules of an event without policies, and of one whose policies could not be loaded (A §5, reading R50).
import type { AccessRules } from './access.ts';

/** Yes or no, and until when. */
export type Answer = ReturnType<AccessRules['isAllowed']>;
export const ALLOWED: Answer = Object.freeze({ allowed: true, nextChangeAt: null });
export const DENIED: Answer = Object.freeze({ allowed: false, nextChangeAt: null });

/** No policies: everything is allowed (A §5). */
export const noRules: AccessRules = {
  isAllowed: () => ALLOWED,
  speaksOf: () => false,
  namedBy: () => new Set(),
  policiesOf: () => undefined,
  loaded: true,
};

/** Policies that could not be loaded: not the same as none. Nobody but a super user passes (R50). */
export const notLoaded: AccessRules = {
  isAllowed: (_, { who }) => (who.superUser ? ALLOWED : DENIED),
  speaksOf: () => true,
  namedBy: () => new Set(),
  policiesOf: () => undefined,
  loaded: false,
};
