// The words of creating an account; the texts `account.create-account.<key>` of an event replace them.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'account.create-account', texts: textsInEnglish };
