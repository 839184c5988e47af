// The words of the bar of the app; the texts `shell.app-bar.<key>` of an event replace them.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'shell.app-bar', texts: textsInEnglish };
