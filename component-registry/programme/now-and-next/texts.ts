// Words of now and next.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'programme.now-and-next', texts: textsInEnglish };
