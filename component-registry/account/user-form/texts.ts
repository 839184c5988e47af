// The words of the user form; the texts `account.user-form.<key>` of an event replace them.
export const texts = {
  scope: 'account.user-form',
  texts: {
    title: 'Your details',
    lead: 'They stand on your badge and your certificates.',
    Title: 'Title',
    Institution: 'Institution',
    Department: 'Department',
    Street: 'Street and number',
    PostalCode: 'Postal code',
    City: 'City',
    Country: 'Country',
    Phone: 'Phone',
    Language: 'Language',
    missing: 'Please fill in: {field}.',
    submit: 'Save',
    saved: 'Saved',
    thanks: 'Thank you, your details are complete.',
    loading: 'Your details could not be loaded.',
  },
} as const;
