// Words of the highlighted presentations.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'programme.highlighted-presentations', texts: textsInEnglish };
