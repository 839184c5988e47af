// The own words of rating-reminder; the texts `engagement.rating-reminder.<key>` of an event replace them.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'engagement.rating-reminder', texts: textsInEnglish };
