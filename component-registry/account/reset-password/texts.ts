// The words of a new password; the texts `account.reset-password.<key>` of an event replace them.
export const texts = {
  scope: 'account.reset-password',
  texts: {
    title: 'New password',
    lead: 'Choose a new password. You are signed out on all devices then.',
    submit: 'Set the password',
    noCode: 'Open the link of the mail once more: it did not come through whole.',
    codeFailed: 'This link does not work any more, or was sent to another address. Ask for a new one.',
    again: 'Ask for a new link',
  },
} as const;
