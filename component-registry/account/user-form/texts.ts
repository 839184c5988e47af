// The words of the user form; the texts `account.user-form.<key>` of an event replace them.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'account.user-form', texts: textsInEnglish };
