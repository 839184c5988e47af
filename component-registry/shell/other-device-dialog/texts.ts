// The words of the question after another device signed in; the texts `shell.other-device-dialog.<key>` of an event replace them.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'shell.other-device-dialog', texts: textsInEnglish };
