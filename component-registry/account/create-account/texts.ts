// The words of creating an account; the texts `account.create-account.<key>` of an event replace them.
export const texts = {
  scope: 'account.create-account',
  texts: {
    title: 'Create an account',
    submit: 'Create account',
    have: 'You have an account already?',
    sentTitle: 'Look into your mailbox',
    sent: 'We have sent a mail to {email}. Open the link in it to confirm your address; then you can sign in.',
    again: 'No mail after some minutes?',
  },
} as const;
