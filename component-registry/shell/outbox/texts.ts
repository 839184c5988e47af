// The own words of outbox; the texts `shell.outbox.<key>` of an event replace them.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'shell.outbox', texts: textsInEnglish };
