// Words of the programme list.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'programme.session-list', texts: textsInEnglish };
