// Words of messages, help desk and networking; the texts `messages.parts.<key>` of an event replace them.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const messageTexts = { scope: 'messages.parts', texts: textsInEnglish };
