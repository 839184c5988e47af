// The own words of the holding page; the texts `shell.holding.<key>` of an event replace them.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'shell.holding', texts: textsInEnglish };
