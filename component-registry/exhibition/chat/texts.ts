// The words of chats with companies; the texts `exhibition.chat.<key>` of an event replace them.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const chatTexts = { scope: 'exhibition.chat', texts: textsInEnglish };
