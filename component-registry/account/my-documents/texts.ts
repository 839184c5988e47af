// The words of the documents of a person; the texts `account.my-documents.<key>` of an event replace them.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'account.my-documents', texts: textsInEnglish };
