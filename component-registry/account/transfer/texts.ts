// The words of taking over an account; the texts `account.transfer.<key>` of an event replace them.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'account.transfer', texts: textsInEnglish };
