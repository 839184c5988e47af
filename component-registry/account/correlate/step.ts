// What is to be done next for somebody a provider has vouched for (A §4 Single sign-on).
import type { EvaluatedUser } from '#contract/sso';

export type Step = 'ready' | 'terms' | 'password' | 'registration';

/** Ready only with the terms accepted; a password and a registration accept them on the way. */
export function stepOf({ statusAction, areTermsAccepted }: Pick<EvaluatedUser, 'statusAction' | 'areTermsAccepted'>): Step {
  if (statusAction === 'ExternalUserNeedsPassword') return 'password';
  if (statusAction === 'ExternalUserNeedsRegistration') return 'registration';
  return statusAction === 'ExternalUserReadyToLogin' && areTermsAccepted ? 'ready' : 'terms';
}
