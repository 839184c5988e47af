// The own words of notices: the tone, for those who do not see it.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'structure.notice', texts: textsInEnglish };
