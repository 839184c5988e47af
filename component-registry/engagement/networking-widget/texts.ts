// The own words of the networking widget; the texts `engagement.networking-widget.<key>` of an event replace them.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'engagement.networking-widget', texts: textsInEnglish };
