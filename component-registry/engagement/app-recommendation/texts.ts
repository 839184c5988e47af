// The own words of app-recommendation; the texts `engagement.app-recommendation.<key>` of an event replace them.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'engagement.app-recommendation', texts: textsInEnglish };
