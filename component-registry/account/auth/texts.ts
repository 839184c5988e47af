// The words of completing a sign-in; the texts `account.auth.<key>` of an event replace them.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'account.auth', texts: textsInEnglish };
