// The own words of connection-alert; the texts `shell.connection-alert.<key>` of an event replace them.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'shell.connection-alert', texts: textsInEnglish };
