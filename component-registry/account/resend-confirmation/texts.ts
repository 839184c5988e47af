// The words of sending a confirmation again; the texts `account.resend-confirmation.<key>` of an event replace them.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'account.resend-confirmation', texts: textsInEnglish };
