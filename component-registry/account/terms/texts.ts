// The words of the terms of use; the texts `account.terms.<key>` of an event replace them.
export const texts = {
  scope: 'account.terms',
  texts: {
    title: 'Terms of use',
    lead: 'Please accept the terms of use to go on.',
    submit: 'Accept',
  },
} as const;
