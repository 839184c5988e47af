// The words of completing a sign-in; the texts `account.auth.<key>` of an event replace them.
export const texts = {
  scope: 'account.auth',
  texts: {
    failed: 'Your sign-in was not completed. Please start again.',
    registered: 'Your registration is here. Sign in, and your ticket is brought into your account.',
    registeredAs: 'The registration of {name} is here. Sign in, and the ticket is brought into your account.',
    welcome: 'You are signed in, {name}.',
    noTicketTitle: 'Your ticket is missing',
    noTicket:
      'There is no valid ticket in this account yet. If you have registered, bring your registration and your account together here.',
    number: 'Registration number',
    numberHelp: 'It stands in the confirmation of your registration.',
    numberMissing: 'Enter your registration number.',
    submit: 'Find my ticket',
    notFound: 'No free ticket was found for this name and number. Please check both.',
    code: 'Code of your registration',
    codeToggle: 'I have a code instead',
    codeMissing: 'Enter the code.',
    codeSubmit: 'Use the code',
    codeFailed: 'This code does not work, or was used already.',
    other: 'Sign in with another account',
  },
} as const;
