// Words of the choice of a time zone.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'programme.zone-choice', texts: textsInEnglish };
