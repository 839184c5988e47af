// The headlines of a feed (RSS, Atom, RDF, JSON Feed) as plain text, in time that grows with its length alone: its host may be hostile.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Parser } from 'htmlparser2';
import { parseJson } from '../../src/base/parse-json.ts';
import { plainText } from '../calendar/plain-text.ts';

/** Most headlines of a feed, and longest headline in characters. */
const MOST_ITEMS = 20;
const LONGEST = 300;
/** Most characters of a title that are read: markup is dropped from them. */
const READ = 10 * LONGEST;
/** Elements inside each other; more is no feed, and every closing tag is looked up among those that are open. */
const DEEPEST = 64;
/** Characters read before others get their turn; what comes after the last headline wanted is not looked at. */
const AT_ONCE = 16_384;

const roots = new Set(['rss', 'feed', 'rdf']);
const entries = new Set(['item', 'entry']);

/** The headlines in the order of the feed; markup is dropped (R35). Throws for what is no feed, or defines entities of its own. */
export async function feedItems(text: string): Promise<string[]> {
  if (text.includes('<!ENTITY')) throw new Error('a feed that defines entities');
  const written = text.replace(/^\uFEFF/, '').trimStart();
  const titles = written.startsWith('{') ? titlesOfJson(written) : await titlesOfXml(written);
  if (!titles) throw new Error('no feed format that is known');
  return titles
    .slice(0, MOST_ITEMS)
    .map(oneLine)
    .filter((title) => title !== '');
}

function titlesOfJson(text: string): string[] | undefined {
  const { version, items } = (parseJson(text) ?? {}) as { version?: unknown; items?: unknown };
  if (typeof version !== 'string' || !version.startsWith('https://jsonfeed.org/version/') || !Array.isArray(items)) return undefined;
  return items.slice(0, MOST_ITEMS).map((item: { title?: unknown } | null) => (typeof item?.title === 'string' ? item.title : ''));
}

/** A name with its prefix apart, in small letters. */
function nameOf(written: string): { prefix: string; name: string } {
  const lower = written.toLowerCase();
  const colon = lower.indexOf(':');
  return { prefix: lower.slice(0, Math.max(0, colon)), name: lower.slice(colon + 1) };
}

/** Titles of the items: elements `title` directly in them and of the same vocabulary, so that a title of a picture is none. */
async function titlesOfXml(text: string): Promise<string[] | undefined> {
  const titles: string[] = [];
  let [depth, isFeed] = [0, false];
  let item: { prefix: string; depth: number; isNamed: boolean } | undefined;
  let title: { words: string; depth: number } | undefined;
  const open = (written: string): void => {
    depth += 1;
    if (depth > DEEPEST) throw new Error('a feed with too many elements inside each other');
    const { prefix, name } = nameOf(written);
    if (depth === 1) isFeed = roots.has(name);
    else if (!item && entries.has(name)) item = { prefix, depth, isNamed: false };
    else if (item && !item.isNamed && name === 'title' && prefix === item.prefix && depth === item.depth + 1) {
      item.isNamed = true;
      title = { words: '', depth };
    }
  };
  const close = (): void => {
    if (title?.depth === depth) {
      titles.push(title.words);
      title = undefined;
    }
    if (item?.depth === depth) item = undefined;
    depth -= 1;
  };
  const add = (words: string): void => {
    if (title && title.words.length < READ) title.words += words;
  };
  const parser = new Parser({ onopentagname: open, onclosetag: close, ontext: add }, { xmlMode: true });
  for (let from = 0; from < text.length && titles.length < MOST_ITEMS; from += AT_ONCE) {
    parser.write(text.slice(from, from + AT_ONCE));
    // oxlint-disable-next-line no-await-in-loop -- the pause is the point
    await nextTurn();
  }
  // The last pieces of a text that ends in the middle are closed here.
  if (titles.length < MOST_ITEMS) parser.end();
  return isFeed ? titles : undefined;
}

function oneLine(title: string): string {
  const line = plainText(title.slice(0, READ)).replaceAll('\n', ' ');
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1).trimEnd()}…` : line;
}
