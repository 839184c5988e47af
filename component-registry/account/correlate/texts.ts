// The words of joining a sign-on to an account; the texts `account.correlate.<key>` of an event replace them.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'account.correlate', texts: textsInEnglish };
