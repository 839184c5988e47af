// The person who signs in elsewhere: the claims every service makes about them.

/** Claims in addition to address and subject; a page that needs sign-in needs a ticket, too. */
export const noor = { given_name: 'Noor', family_name: 'Vale', email_verified: true, congress_tickets: ['Delegate'] } as const;
