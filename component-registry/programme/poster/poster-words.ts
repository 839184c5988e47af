// Words of posters; resources may replace them as set `programme`, key `poster.<key>`.
import texts from './texts/en-GB.json' with { type: 'json' };

export const posterWords = { scope: 'programme.poster', texts };
