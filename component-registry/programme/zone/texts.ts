// Words of the line that says whose times a list shows.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'programme.zone', texts: textsInEnglish };
