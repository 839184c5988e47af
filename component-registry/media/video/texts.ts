// The own words of videos.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'media.video', texts: textsInEnglish };
