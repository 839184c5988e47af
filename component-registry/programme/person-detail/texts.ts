// Words of the page of a person.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'programme.person-detail', texts: textsInEnglish };
