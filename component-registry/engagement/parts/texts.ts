// The words that all widgets share; the texts `engagement.parts.<key>` of an event replace them.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'engagement.parts', texts: textsInEnglish };
