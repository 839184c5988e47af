// Words of the live room.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'media.live-room', texts: textsInEnglish };
