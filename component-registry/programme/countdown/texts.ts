// Words of the countdown.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'programme.countdown', texts: textsInEnglish };
