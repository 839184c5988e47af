// The own words of the header: names of its parts, and the default menu (A §2).
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'shell.header', texts: textsInEnglish };
