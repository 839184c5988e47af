// The own words of the list of industry symposia; the texts `exhibition.symposia.<key>` of an event replace them.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const symposiaTexts = { scope: 'exhibition.symposia', texts: textsInEnglish };
