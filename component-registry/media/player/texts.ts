// The words of the player; resources may replace them as set `media`, key `player.<key>`.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'media.player', texts: textsInEnglish };
