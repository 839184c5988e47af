// The own words of the support chat; the texts `engagement.support-chat.<key>` of an event replace them.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'engagement.support-chat', texts: textsInEnglish };
