// The own words of the social box; the texts `engagement.social-box.<key>` of an event replace them.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'engagement.social-box', texts: textsInEnglish };
