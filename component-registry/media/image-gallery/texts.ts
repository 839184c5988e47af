// The own words of galleries.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'media.image-gallery', texts: textsInEnglish };
