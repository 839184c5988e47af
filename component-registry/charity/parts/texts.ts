// The words of the charity challenge, shared by its components; the texts `charity.parts.<key>` of an event replace them.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'charity.parts', texts: textsInEnglish };
