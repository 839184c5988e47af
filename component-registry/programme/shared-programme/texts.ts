// Words of shared programmes.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'programme.shared-programme', texts: textsInEnglish };
