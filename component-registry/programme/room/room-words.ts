// Words about a room; resources may replace them as set `programme`, key `room.<key>`.
import texts from './texts/en-GB.json' with { type: 'json' };

export const roomWords = { scope: 'programme.room', texts };
