// The words of confirming an address; the texts `account.confirmation.<key>` of an event replace them.
export const texts = {
  scope: 'account.confirmation',
  texts: {
    title: 'Confirm your e-mail address',
    look: 'Open the link in the mail we sent you. If it has not come, ask for another one.',
    failed: 'This link does not work any more: it was used already, or it is too old. Ask for a new one.',
    otherBrowser:
      'This is not the browser you registered with. Type the password you chose there. If you did not register here, close this page: somebody else typed your address.',
    otherPassword: 'This is not the password of this registration. If several mails came, open the link of the one you asked for.',
    submit: 'Confirm',
  },
} as const;
