// The own words of the cookie notice; the texts `engagement.cookie-notice.<key>` of an event replace them.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'engagement.cookie-notice', texts: textsInEnglish };
