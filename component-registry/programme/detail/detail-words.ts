// Words of what all pages of single things have; resources may replace them as set `programme`, key `detail.<key>`.
import texts from './texts/en-GB.json' with { type: 'json' };

export const singleThingWords = { scope: 'programme.detail', texts };
