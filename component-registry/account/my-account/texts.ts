// The words of the account of a person; the texts `account.my-account.<key>` of an event replace them.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'account.my-account', texts: textsInEnglish };
