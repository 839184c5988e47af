// The own words of advertisements; the texts `engagement.advertisement.<key>` of an event replace them.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'engagement.advertisement', texts: textsInEnglish };
