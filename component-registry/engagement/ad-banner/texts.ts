// The own words of ad banners; the texts `engagement.ad-banner.<key>` of an event replace them.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'engagement.ad-banner', texts: textsInEnglish };
