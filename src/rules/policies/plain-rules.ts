// The rules of an event without policies, and of one whose policies could not be loaded (A §5, reading R50).
import type { AccessRules } from './access.ts';
import { forEver } from './evaluate.ts';

/** No policies: everything is allowed (A §5). */
export const noRules: AccessRules = {
  decide: (_, { who }) => forEver[who.superUser ? 'super-user' : 'no-rules'],
  isTargeted: () => false,
  identifiersOf: () => new Set(),
  policiesFor: () => undefined,
  loaded: true,
};

/** Policies that could not be loaded: not the same as none. Nobody but a super user passes (R50). */
export const notLoaded: AccessRules = {
  ...noRules,
  decide: (_, { who }) => forEver[who.superUser ? 'super-user' : 'not-loaded'],
  isTargeted: () => true,
  loaded: false,
};
