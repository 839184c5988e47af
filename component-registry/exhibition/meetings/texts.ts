// The words of meetings; the texts `exhibition.meetings.<key>` of an event replace them.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const meetingTexts = { scope: 'exhibition.meetings', texts: textsInEnglish };
