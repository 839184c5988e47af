// The words of sending a confirmation again; the texts `account.resend-confirmation.<key>` of an event replace them.
export const texts = {
  scope: 'account.resend-confirmation',
  texts: {
    title: 'Send the confirmation again',
    submit: 'Send again',
    sent: 'If an account waits for it, a new mail is on its way to {email}.',
  },
} as const;
