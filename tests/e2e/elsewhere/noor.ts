// Who signs in elsewhere, whatever their address: what every service says of them.

/** Claims beside address and subject; a page that needs sign-in needs a ticket, too. */
export const noor = { given_name: 'Noor', family_name: 'Vale', email_verified: true, congress_tickets: ['Delegate'] } as const;
