// Words of submissions and reviews; the texts `submissions.parts.<key>` of an event replace them.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const submissionTexts = { scope: 'submissions.parts', texts: textsInEnglish };
