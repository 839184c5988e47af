// The own words of the index of a page.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'editorial.page-index', texts: textsInEnglish };
