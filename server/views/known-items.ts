// What an event has that views can be counted of: invented names fill no table.
import { oncePer } from '../../src/base/once-per.ts';
import { parseJson } from '../../src/base/parse-json.ts';
import type { CountedAction } from '../../src/contract/measurement.ts';
import { withoutMark } from '../../src/model/documents-of-rows.ts';
import { isObject } from '../../src/model/is-object.ts';
import { isBehindPages, isRouted } from '../../src/pages/table.ts';
import type { PublishedEvent } from '../published/event.ts';

const PAGES = 'pages/';
const ADVERTISEMENTS = 'advertisements/';

/** Names of an event: its pages, its advertisements, and every text of its documents, among them all addresses. */
type Names = { pages: ReadonlySet<string>; advertisements: ReadonlySet<string>; texts: ReadonlySet<string> };

/** Read once a version, when the first view is counted. */
const namesOf = oncePer((event: PublishedEvent): Names => {
  const pages = new Set<string>();
  const advertisements = new Set<string>();
  const texts = new Set<string>();
  for (const { setname, resourcename, resourcevalue } of event.rows) {
    if (setname !== 'config_json') continue;
    const document = parseJson(withoutMark(resourcevalue));
    addTexts(document, texts);
    if (resourcename.startsWith(PAGES)) pages.add(resourcename.slice(PAGES.length));
    if (resourcename.startsWith(ADVERTISEMENTS) && isObject(document)) advertisements.add(String(document['id']));
  }
  return { pages, advertisements, texts };
});

/** Adds every text of a document; not recursive, however deep it is. */
function addTexts(document: unknown, texts: Set<string>): void {
  const left = [document];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value === 'string') texts.add(value);
    else if (typeof value === 'object' && value !== null) left.push(...Object.values(value));
  }
}

/** Streams and recordings by what they show: their addresses are not everybody's. */
const films = oncePer((event: PublishedEvent): ReadonlySet<string> => {
  const { sessions, presentations } = event.programme.rows;
  return new Set([...sessions.map(({ Id }) => `session/${Id}`), ...presentations.map(({ Id }) => `presentation/${Id}`)]);
});

/** Whether the event has the page, advertisement, link or film of this name. */
export function isKnown(event: PublishedEvent, entity: CountedAction['Entity'], name: string): boolean {
  const names = namesOf(event);
  if (entity === 'Page') return names.pages.has(name) || (isRouted(name) && !isBehindPages(name));
  if (entity === 'Advertisement') return names.advertisements.has(name);
  if (entity === 'Video' && films(event).has(name)) return true;
  return names.texts.has(name);
}
