// Words of the page of a session.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'programme.session-detail', texts: textsInEnglish };
