// The words of comparing user data; the texts `account.user-data-sync.<key>` of an event replace them.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'account.user-data-sync', texts: textsInEnglish };
