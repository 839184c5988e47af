// The own words of banners.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'shell.banner', texts: textsInEnglish };
