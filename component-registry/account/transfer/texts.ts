// The words of taking over an account; the texts `account.transfer.<key>` of an event replace them.
export const texts = {
  scope: 'account.transfer',
  texts: {
    title: 'Take over your account',
    lead: 'An account was made for you. Choose a password, and it is yours.',
    submit: 'Take over account',
    noCode: 'Open the link of your invitation once more: it did not come through whole.',
    codeFailed: 'This invitation does not work any more, or was sent to another address.',
  },
} as const;
