// The own words of lists, profiles and products of exhibitors; the texts `exhibition.company.<key>` of an event replace them.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'exhibition.company', texts: textsInEnglish };
