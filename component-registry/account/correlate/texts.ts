// The words of joining a sign-on to an account; the texts `account.correlate.<key>` of an event replace them.
export const texts = {
  scope: 'account.correlate',
  texts: {
    title: 'Connect your account',
    lost: 'This sign-on has ended. Please sign in again.',
    confirm: 'There is an account with your e-mail address. Its password joins the two; you are asked only once.',
    confirmSubmit: 'Connect',
    register: 'There is no account with your e-mail address yet. We make one for you.',
    registerSubmit: 'Create account',
    withPassword: 'Also set a password',
    withPasswordHelp: 'Then you can sign in without the provider, too.',
    terms: 'Please accept the terms of use to go on.',
    termsSubmit: 'Accept and continue',
  },
} as const;
