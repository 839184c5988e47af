// The words of the login page; the texts `account.login.<key>` of an event replace them.
export const texts = {
  scope: 'account.login',
  texts: {
    title: 'Sign in',
    remember: 'Stay signed in on this device',
    rememberHelp: 'For 12 hours at most; leave it out on a device you share.',
    forgot: 'Forgotten your password?',
    create: 'Create an account',
    elsewhere: 'Or sign in with',
    elsewhereLead: 'You sign in on another site and come back here.',
    wrong: 'The e-mail address or the password is not right.',
    locked: 'This account is locked for a while after too many attempts. Try again later, or set a new password.',
    unconfirmedTitle: 'Confirm your e-mail address',
    unconfirmed: 'Your e-mail address is not confirmed yet. Open the link in the mail we sent you.',
    termsTitle: 'Terms of use',
    termsLead: 'One thing before you go on: please accept the terms of use.',
    back: 'Back',
    confirmed: 'Your e-mail address is confirmed. You can sign in now.',
    reset: 'Your new password is set. Sign in with it now.',
    transferred: 'The account is yours now. Sign in with your password.',
  },
} as const;
