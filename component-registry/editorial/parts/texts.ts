// The words of news and jobs; the texts `editorial.parts.<key>` of an event replace them.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'editorial.parts', texts: textsInEnglish };
