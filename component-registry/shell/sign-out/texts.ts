// The words of signing out; the texts `shell.sign-out.<key>` of an event replace them.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'shell.sign-out', texts: textsInEnglish };
