// Words of the cards of people.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'programme.highlighted-people', texts: textsInEnglish };
