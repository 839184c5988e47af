// Words of the player of presentations.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'media.presentation-player', texts: textsInEnglish };
