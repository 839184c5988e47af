// Random changes of a configuration file, and the places they affect.
import { excessOf, fileLimits } from '../../src/model/excess.ts';
import {
  childOf,
  copyOf,
  differences,
  isHolder,
  isObject,
  type Json,
  type Path,
  placesIn,
  pointerOf,
  put,
  remove,
  valueAt,
} from './places.ts';
import { otherTypes, poisonKeys, poisonValues, withWrittenNumbers } from './poison.ts';

/** What happens to a file. */
export const kinds = [
  'delete',
  'retype',
  'duplicate',
  'move',
  'nest in itself',
  'nest deep',
  'poison key',
  'poison value',
  'truncate',
  'replace bytes',
] as const;
export type Kind = (typeof kinds)[number];

/** Everything a mutation is decided by; whole numbers from 0, so that a failing one shrinks. */
export type Choice = { kind: Kind; at: number; to: number; what: number };

/**
 * A file changed. `touched` are the pointers of the original that the change concerns, `…/-` for something added to a list;
 * 'all' where the file is no object of JSON any more.
 */
export type Mutated = { text: string; touched: readonly string[] | 'all'; words: string };

const pick = <T>(list: readonly T[], number: number): T => list[number % list.length]!;

/** Changes a file by a choice. A text that becomes too much to be read is lost as a whole. */
export function mutate(text: string, choice: Choice): Mutated {
  const mutated = changed(text, choice);
  return excessOf(mutated.text, fileLimits) ? { ...mutated, touched: 'all' } : mutated;
}

/** What cannot be done there (nothing to nest) becomes a deletion, so that every choice changes something. */
function changed(text: string, choice: Choice): Mutated {
  if (choice.kind === 'truncate' || choice.kind === 'replace bytes') return changedText(text, choice);
  const root = JSON.parse(text) as Json;
  const touched = changes[choice.kind](root, choice) ?? changes.delete(root, choice)!;
  if ('instead' in touched)
    return { text: withWrittenNumbers(JSON.stringify(touched.instead)), touched: 'all', words: `${choice.kind} the whole` };
  return {
    text: withWrittenNumbers(JSON.stringify(root, null, 1)),
    touched: touched.pointers,
    words: `${choice.kind} at ${touched.pointers.join(' and ')}`,
  };
}

/** Pointers touched, or what replaces the whole document; undefined where the change is not possible. */
type Change = (root: Json, choice: Choice) => { pointers: readonly string[] } | { instead: Json } | undefined;

/** Places but the document itself. Every second choice looks at the upper levels, where the structure is. */
function placeFor(root: Json, number: number, fits: (path: Path) => boolean = () => true): Path | undefined {
  const all = placesIn(root).filter((path) => path.length > 0 && fits(path));
  const upper = all.filter((path) => path.length < 8);
  const from = number % 2 === 0 && upper.length > 0 ? upper : all;
  return from.length === 0 ? undefined : pick(from, number >> 1);
}

const parentOf = (root: Json, path: Path) => valueAt(root, path.slice(0, -1)) as Record<string, unknown> | unknown[];

/** Pointer of an addition next to a place: the end of its list, or a key of its object. */
const besides = (root: Json, path: Path, key: string | number): string =>
  pointerOf([...path.slice(0, -1), Array.isArray(parentOf(root, path)) ? '-' : key]);

function replace(root: Json, path: Path | undefined, value: Json): { pointers: readonly string[] } | { instead: Json } {
  if (!path) return { instead: value };
  put(parentOf(root, path), path.at(-1)!, value);
  return { pointers: [pointerOf(path)] };
}

/** Whether there is a placement of any component: an object with a name, in a list. */
const isPlacement = (root: Json) => (path: Path) =>
  typeof path.at(-1) === 'number' && typeof childOf(valueAt(root, path), 'name') === 'string';

const changes: Readonly<Record<Exclude<Kind, 'truncate' | 'replace bytes'>, Change>> = {
  delete(root, { at }) {
    const path = placeFor(root, at);
    if (!path) return { instead: {} };
    remove(parentOf(root, path), path.at(-1)!);
    return { pointers: [pointerOf(path)] };
  },

  // One of forty is the document itself.
  retype: (root, { at, what }) => replace(root, at % 40 === 0 ? undefined : placeFor(root, at), pick(otherTypes, what)),

  'poison value': (root, { at, what }) => replace(root, placeFor(root, at), pick(poisonValues, what)),

  duplicate(root, { at }) {
    const path = placeFor(root, at);
    if (!path) return undefined;
    const [holder, key] = [parentOf(root, path), path.at(-1)!];
    const copy = copyOf(childOf(holder, key));
    if (Array.isArray(holder)) holder.splice(Number(key) + 1, 0, copy);
    else put(holder, `${key}-2`, copy);
    return { pointers: [besides(root, path, `${key}-2`)] };
  },

  move(root, { at, to }) {
    const path = placeFor(root, at);
    const target =
      path && placeFor(root, to, (other) => isHolder(valueAt(root, other)) && !path.every((key, index) => key === other[index]));
    if (!target) return undefined;
    const [holder, key] = [parentOf(root, path), path.at(-1)!];
    const into = valueAt(root, target) as Record<string, unknown> | unknown[];
    const value = childOf(holder, key);
    remove(holder, key);
    if (Array.isArray(into)) into.push(value);
    else put(into, String(key), value);
    return { pointers: [pointerOf(path), pointerOf([...target, Array.isArray(into) ? '-' : key])] };
  },

  'nest in itself'(root, { at, what }) {
    const path = placeFor(root, at, isPlacement(root));
    if (!path) return undefined;
    const placement = valueAt(root, path) as Record<string, unknown>;
    for (let round = 0; round <= what % 4; round++) {
      const slots = isObject(placement['slots']) ? placement['slots'] : {};
      const name = Object.keys(slots)[0] ?? 'content';
      const children = Array.isArray(slots[name]) ? slots[name] : [];
      placement['slots'] = { ...slots, [name]: [...(children as unknown[]), copyOf(placement)] };
    }
    return { pointers: [pointerOf(path)] };
  },

  'nest deep'(root, { at, to, what }) {
    // Most stay readable; some are deeper than is read at all.
    const depth = 1 + (what % (to % 5 === 0 ? 200 : 45));
    const placement = to % 2 === 0 ? placeFor(root, at, isPlacement(root)) : undefined;
    const path = placement ?? placeFor(root, at);
    if (!path) return undefined;
    let value = valueAt(root, path);
    for (let level = 0; level < depth; level++) {
      if (placement) value = { id: `level-${level}`, name: 'structure/section', slots: { content: [value] } };
      else value = to % 3 === 0 ? { inside: value } : [value];
    }
    return replace(root, path, value);
  },

  'poison key'(root, { at, to, what }) {
    const path = placeFor(root, at, (one) => isObject(valueAt(root, one)));
    const holder = path && (valueAt(root, path) as Record<string, unknown>);
    if (!path || !holder) return undefined;
    const key = pick(poisonKeys, what);
    const renamed = pick([...Object.keys(holder), undefined], to);
    put(holder, key, renamed === undefined ? pick(poisonValues, to) : holder[renamed]);
    if (renamed !== undefined && renamed !== key) remove(holder, renamed);
    return { pointers: [pointerOf([...path, key]), ...(renamed === undefined ? [] : [pointerOf([...path, renamed])])] };
  },
};

/** The text cut off, or one to three of its bytes replaced. */
function changedText(text: string, { kind, at, to, what }: Choice): Mutated {
  const bytes = Buffer.from(text);
  const offset = (at * 7919 + to) % bytes.length;
  const words = `${kind} at byte ${offset}`;
  const changed = kind === 'truncate' ? bytes.subarray(0, offset) : Buffer.from(bytes);
  if (kind === 'replace bytes')
    for (let more = 0; more <= what % 3 && offset + more < bytes.length; more++) changed[offset + more] = (what * 31 + more * 97) % 256;
  const result = changed.toString('utf8');
  try {
    const value = JSON.parse(result) as Json;
    return { text: result, touched: isObject(value) ? differences(JSON.parse(text), value) : 'all', words };
  } catch {
    return { text: result, touched: 'all', words };
  }
}
