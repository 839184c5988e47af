// Words of the list of people.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'programme.person-list', texts: textsInEnglish };
