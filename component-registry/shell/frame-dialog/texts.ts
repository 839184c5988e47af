// The own words of frame-dialog; the texts `shell.frame-dialog.<key>` of an event replace them.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'shell.frame-dialog', texts: textsInEnglish };
