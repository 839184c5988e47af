// The own words of user-information; the texts `shell.user-information.<key>` of an event replace them.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'shell.user-information', texts: textsInEnglish };
