// The actions of a page notice; the texts `shell.page-notice.<key>` of an event replace them.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'shell.page-notice', texts: textsInEnglish };
