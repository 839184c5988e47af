// The own words of version-line; the texts `shell.version-line.<key>` of an event replace them.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'shell.version-line', texts: textsInEnglish };
