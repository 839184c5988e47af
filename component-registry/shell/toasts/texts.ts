// The own words of toasts; the texts `shell.toasts.<key>` of an event replace them.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'shell.toasts', texts: textsInEnglish };
