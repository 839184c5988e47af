// The words of congress TV; the texts `media.episode-list.<key>` of an event replace them.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'media.episode-list', texts: textsInEnglish };
