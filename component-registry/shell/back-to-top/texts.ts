// The own words of back-to-top; the texts `shell.back-to-top.<key>` of an event replace them.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'shell.back-to-top', texts: textsInEnglish };
