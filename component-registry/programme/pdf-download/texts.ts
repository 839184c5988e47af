// Words of the download of a personal programme.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'programme.pdf-download', texts: textsInEnglish };
