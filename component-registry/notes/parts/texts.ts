// Words of notes, comments and ratings.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'notes.parts', texts: textsInEnglish };
