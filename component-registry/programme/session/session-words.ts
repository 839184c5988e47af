// Session texts of several components; resources may replace them as set `programme`, key `session.<key>`.
import texts from './texts/en-GB.json' with { type: 'json' };

export const sessionWords = { scope: 'programme.session', texts };
