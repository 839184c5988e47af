// Signing in and out without a script: where the forms are sent, and what the login page is told by its address.

/** Takes `eventShort`, `language`, `returnUrl`, `Email`, `Password` and the ticked `RememberMe`, `AcceptTermsOfUse`. */
export const SIGN_IN_FORM = '/auth/sign-in';
/** Takes `eventShort` and `returnUrl`. */
export const SIGN_OUT_FORM = '/auth/sign-out';

/** Why a form did not sign anybody in: `?problem=` of the login page. */
export const signInFormProblems = ['wrong', 'wait', 'locked', 'unconfirmed', 'terms', 'away'] as const;
export type SignInFormProblem = (typeof signInFormProblems)[number];
