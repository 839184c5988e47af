// The words of the terms of use; the texts `account.terms.<key>` of an event replace them.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'account.terms', texts: textsInEnglish };
