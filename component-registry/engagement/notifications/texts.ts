// The own words of the list of notifications; the texts `engagement.notifications.<key>` of an event replace them.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'engagement.notifications', texts: textsInEnglish };
