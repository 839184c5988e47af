// Words of the highlighted sessions.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'programme.highlighted-sessions', texts: textsInEnglish };
