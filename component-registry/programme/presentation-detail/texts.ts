// Words of the page of a presentation.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'programme.presentation-detail', texts: textsInEnglish };
