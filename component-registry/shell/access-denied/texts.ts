// The words of a denial, on its page and in its dialog; the texts `shell.access-denied.<key>` of an event replace them.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'shell.access-denied', texts: textsInEnglish };
