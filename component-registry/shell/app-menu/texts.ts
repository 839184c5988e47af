// The words of the menu of the app; the texts `shell.app-menu.<key>` of an event replace them.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'shell.app-menu', texts: textsInEnglish };
