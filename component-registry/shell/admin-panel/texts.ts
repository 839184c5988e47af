// The words of the admin panel; the texts `shell.admin-panel.<key>` of an event replace them.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'shell.admin-panel', texts: textsInEnglish };
