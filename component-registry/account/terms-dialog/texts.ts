// The words of the dialog of new terms; the texts `account.terms-dialog.<key>` of an event replace them.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'account.terms-dialog', texts: textsInEnglish };
