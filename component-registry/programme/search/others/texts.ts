// Words for what a question finds among other kinds of things.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'programme.search-others', texts: textsInEnglish };
