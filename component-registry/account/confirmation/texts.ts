// The words of confirming an address; the texts `account.confirmation.<key>` of an event replace them.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'account.confirmation', texts: textsInEnglish };
