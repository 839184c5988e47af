// Words of the tiles of the programme days.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'programme.program-days', texts: textsInEnglish };
