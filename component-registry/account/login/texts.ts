// The words of the login page; the texts `account.login.<key>` of an event replace them.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'account.login', texts: textsInEnglish };
