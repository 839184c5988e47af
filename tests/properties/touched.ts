// Which placements a change of a file concerns: all others must look as they did.
import { fileRole } from '../../src/model/adapters/configuration-files.ts';
import type { EventFolder } from '../../src/model/adapters/configuration-files.ts';
import type { PageModel, PlacementNode } from '../../src/model/page.ts';
import { pointerPath } from '../../src/model/source.ts';
import type { Mutated } from './mutations.ts';
import { childOf, isObject, type Json } from './places.ts';

/** `same`: it is there and says the same. `there`: it is there. `free`: nothing is promised. */
export type Promise = 'same' | 'there' | 'free';

const PLATFORM = 'src/pages/defaults/EveryPage.json';

/** What is promised for each placement of a page after a change of one file; the page and its sources are those before. */
export function promisesOf(
  page: PageModel,
  file: { path: string; text: string },
  mutated: Mutated,
  folder: EventFolder,
): (id: string) => Promise {
  const inner = file.path.replace(`${folder.instance}/${folder.event}/`, '').replace(`${folder.instance}/`, '');
  const is = fileRole(inner);
  const written = [...page.nodes.values()].filter(({ source }) => source.file === file.path);
  const touched = new Set(mutated.touched === 'all' ? written : mutated.touched.flatMap((pointer) => touchedIn(page, written, pointer)));
  const ids = new Set([...touched].map(({ id }) => id));
  const otherwise = promiseFor(is, file, mutated);
  // Whether the platform's own placements on every page are kept is said by the event's page of that name (its mode).
  const mayReplace = (node: PlacementNode): boolean => inner === 'pages/EveryPage.json' && node.source.file === PLATFORM;
  return (id) => {
    const node = page.nodes.get(id)!;
    return ids.has(id) || mayReplace(node) ? 'free' : otherwise(node);
  };
}

/** Components that show rows of the event's data, or names of rooms, companies and sessions from them. */
const showsRows = /^(programme|media|exhibition|charity|evaluation)\//;

type Role = ReturnType<typeof fileRole>;

/** What is promised for placements whose own JSON is untouched, by what the file is for. */
function promiseFor(is: Role, file: { text: string }, mutated: Mutated): (node: PlacementNode) => Promise {
  if (is?.role === 'document') {
    // Name, days, zone and languages of the event are in every word and date; what counts down to a day may have none left.
    // Whether there is a cookie notice, and what a content mode is, is the app document's.
    if (is.name === 'app')
      return ({ name, rules }) =>
        name.startsWith('programme/') || name === 'engagement/cookie-notice' || rules.contentModes.length > 0 ? 'free' : 'there';
    // The legal notice and the privacy page of the footer and of the cookie notice, and the bar of the app, are the header document's.
    const ofHeader = ['shell/header', 'shell/footer', 'shell/app-bar', 'engagement/cookie-notice'];
    if (is.name === 'header' || is.name === 'header-model') return ({ name }) => (ofHeader.includes(name) ? 'there' : 'same');
    if (is.name === 'footer-model') return ({ name }) => (name === 'shell/footer' ? 'there' : 'same');
    if (is.name === 'access') return ({ rules }) => (rules.access === '' ? 'same' : 'free');
  }
  // The logo is the theme's.
  if (is?.role === 'theme') return ({ name }) => (name === 'shell/header' ? 'there' : 'same');
  if (is?.role === 'visibility') {
    const named = namesIn(file.text, mutated);
    return ({ id, name }) => (named === 'any' || named.has(id) || named.has(name) ? 'free' : 'same');
  }
  // Words of a domain are in its components; anybody may use a set by its key.
  if (is?.role === 'texts')
    return ({ name, props }) =>
      name.startsWith(`${is.set}/`) || JSON.stringify(props).includes('"key"') || is.set === 'shell' ? 'there' : 'same';
  if (is?.role === 'data') return ({ name }) => (showsRows.test(name) ? 'there' : 'same');
  return () => 'same';
}

/** Names a visibility file targets, before and after. */
function namesIn(before: string, { text }: Mutated): Set<string> | 'any' {
  const keys = (json: string): string[] => {
    const value = JSON.parse(json) as Json;
    const components = isObject(value) ? childOf(value, 'components') : undefined;
    return isObject(components) ? Object.keys(components) : [];
  };
  try {
    return new Set([...keys(before), ...keys(text)]);
  } catch {
    // A text that is read as far as it goes may name anything.
    return 'any';
  }
}

const holds = (outer: string, inner: string): boolean => inner === outer || inner.startsWith(`${outer}/`);

/** Placements a change at a pointer concerns: those it contains, and the innermost it lies in, with all below. */
function touchedIn(page: PageModel, written: readonly PlacementNode[], pointer: string): PlacementNode[] {
  const inside = written.filter(({ source }) => holds(pointer, source.pointer));
  const around = written
    .filter(({ source }) => holds(source.pointer, pointer))
    .sort((a, b) => b.source.pointer.length - a.source.pointer.length);
  const [innermost] = around;
  if (innermost) {
    const rest = pointer.slice(innermost.source.pointer.length);
    // One child more leaves its holder and its brothers as they are.
    if (/^\/(slots\/[^/]+|fallback)\/-$/.test(rest)) return inside;
    return [...inside, ...written.filter(({ source }) => holds(innermost.source.pointer, source.pointer))];
  }
  const [first, layer, , index, key] = pointerPath(pointer);
  // A layer of the page itself precedes the one behind all pages.
  if (first === 'layers' && index === undefined)
    return [...inside, ...[...page.nodes.values()].filter((node) => layer === undefined || node.layer === layer)];
  // A grid that becomes a draft is seen by nobody; all else that is wrong with a grid leaves its content.
  if (key === 'draft')
    return [...inside, ...written.filter(({ source }) => holds(pointer.slice(0, pointer.lastIndexOf('/')), source.pointer))];
  return inside;
}
