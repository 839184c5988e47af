// Words of the way to write to a person of the programme; the texts `programme.contact.<key>` of an event replace them.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const contactTexts = { scope: 'programme.contact', texts: textsInEnglish };
