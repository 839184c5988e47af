// The own words of tickers; the texts `engagement.ticker.<key>` of an event replace them.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'engagement.ticker', texts: textsInEnglish };
