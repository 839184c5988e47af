// The words of a forgotten password; the texts `account.forgot-password.<key>` of an event replace them.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'account.forgot-password', texts: textsInEnglish };
