// The own words of floor plans; the texts `exhibition.plan.<key>` of an event replace them.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'exhibition.plan', texts: textsInEnglish };
