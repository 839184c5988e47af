// The words of the search palette; the texts `programme.search-palette.<key>` of an event replace them.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'programme.search-palette', texts: textsInEnglish };
