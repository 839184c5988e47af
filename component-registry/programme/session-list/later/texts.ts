// Words of the views that are loaded when they are chosen: the timeline of a day, and the overview of all days.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const laterTexts = { scope: 'programme.session-list-later', texts: textsInEnglish };
