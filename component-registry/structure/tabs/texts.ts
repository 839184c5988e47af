// The own words of tabs.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'structure.tabs', texts: textsInEnglish };
