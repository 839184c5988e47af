// Words of the page of an abstract.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'programme.abstract-detail', texts: textsInEnglish };
