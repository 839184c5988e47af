// The words of the registration; the texts `account.registration.<key>` of an event replace them.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'account.registration', texts: textsInEnglish };
