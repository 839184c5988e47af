// The own words of content of other sites.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'media.iframe', texts: textsInEnglish };
