// Words of the personal programme.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'programme.personal-programme', texts: textsInEnglish };
