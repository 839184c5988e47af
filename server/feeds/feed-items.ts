// The headlines of a feed (RSS, Atom, RDF, JSON Feed) as plain text.
import { plainText } from '../calendar/plain-text.ts';

/** Most headlines of a feed, and longest headline in characters. */
const MOST_ITEMS = 20;
const LONGEST = 300;

/** The headlines in the order of the feed; markup is dropped (R35). Throws for what is no feed, or defines entities of its own. */
export async function feedItems(text: string): Promise<string[]> {
  if (text.includes('<!ENTITY')) throw new Error('a feed that defines entities');
  const { parseFeed } = await import('feedsmith');
  const { feed } = parseFeed(text.replace(/^\uFEFF/, ''), { maxItems: MOST_ITEMS });
  const entries = 'entries' in feed ? feed.entries : 'items' in feed ? feed.items : [];
  return (entries ?? [])
    .slice(0, MOST_ITEMS)
    .map(({ title }) => oneLine(typeof title === 'string' ? title : (title?.value ?? '')))
    .filter((title) => title !== '');
}

function oneLine(title: string): string {
  const line = plainText(title.slice(0, 10 * LONGEST)).replaceAll('\n', ' ');
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1).trimEnd()}…` : line;
}
