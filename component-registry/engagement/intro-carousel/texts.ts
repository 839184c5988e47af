// The own words of intro-carousel; the texts `engagement.intro-carousel.<key>` of an event replace them.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'engagement.intro-carousel', texts: textsInEnglish };
