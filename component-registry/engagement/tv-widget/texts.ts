// The own words of the television widget; the texts `engagement.tv-widget.<key>` of an event replace them.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'engagement.tv-widget', texts: textsInEnglish };
