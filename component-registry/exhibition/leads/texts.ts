// The words of what visitors give to companies; the texts `exhibition.leads.<key>` of an event replace them.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const leadTexts = { scope: 'exhibition.leads', texts: textsInEnglish };
