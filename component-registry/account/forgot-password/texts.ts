// The words of a forgotten password; the texts `account.forgot-password.<key>` of an event replace them.
export const texts = {
  scope: 'account.forgot-password',
  texts: {
    title: 'Forgotten password',
    lead: 'Tell us your e-mail address, and we send you a link to set a new password.',
    submit: 'Send the link',
    sentTitle: 'Look into your mailbox',
    sent: 'If there is an account for {email}, a link is on its way. It works once.',
  },
} as const;
