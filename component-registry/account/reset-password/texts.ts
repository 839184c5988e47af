// The words of a new password; the texts `account.reset-password.<key>` of an event replace them.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'account.reset-password', texts: textsInEnglish };
