// The words of a terminal; the texts `shell.terminal-reset.<key>` of an event replace them.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'shell.terminal-reset', texts: textsInEnglish };
