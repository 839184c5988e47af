// Walks a value along its shape and calls a visitor for what it meets; what the shape does not know is walked, too.
import { pointerKey, type Source } from '../model/source.ts';
import type { ValueRole, Shape } from './shape.ts';
import { isObject } from '../model/is-object.ts';

/** Where the walk is; made only on request, because nearly everything is in order. */
export type At = () => Source;

/** A visitor; it is called only for what it names. */
export type Visitor = {
  /** A text with a role of its own, or without one. */
  string?: (text: string, role: ValueRole, at: At) => void;
  /** A text of the organiser by language, or a key. */
  text?: (text: Readonly<Record<string, unknown>>, at: At) => void;
  /** The name of a key that means something: a page in a map by page. */
  name?: (name: string, role: ValueRole, at: At) => void;
  /** An object whose keys the shape lists. */
  object?: (value: Readonly<Record<string, unknown>>, shape: Shape, at: At) => void;
};

/** Walks `value`, which was written at `place`. Linear in the size of the value. */
export function walkValues(value: unknown, shape: Shape | undefined, place: Source, visitor: Visitor): void {
  const trail: (string | number)[] = [];
  const at: At = () => ({ file: place.file, pointer: place.pointer + trail.map((key) => `/${pointerKey(key)}`).join('') });
  step(value, shape);

  function step(part: unknown, known: Shape | undefined): void {
    if (typeof part === 'string') visitor.string?.(part, known?.role ?? '', at);
    else if (Array.isArray(part)) {
      for (let index = 0; index < part.length; index++) go(index, part[index], known?.items);
    } else if (isObject(part)) {
      const isText = known?.role === 'text' || isTextKey(part);
      if (isText) visitor.text?.(part, at);
      else if (known?.properties.size) visitor.object?.(part, known, at);
      for (const key in part) {
        if (!Object.hasOwn(part, key)) continue;
        if (known?.nameRole && !isText && !known.properties.has(key)) {
          trail.push(key);
          visitor.name?.(key, known.nameRole, at);
          trail.pop();
        }
        go(key, part[key], isText ? undefined : (known?.properties.get(key) ?? known?.values));
      }
    }
  }

  function go(key: string | number, part: unknown, known: Shape | undefined): void {
    if (typeof part !== 'string' && (typeof part !== 'object' || part === null)) return;
    trail.push(key);
    step(part, known);
    trail.pop();
  }
}

/** `{ "key": "set.key" }` is a text at any place. */
const isTextKey = (value: Readonly<Record<string, unknown>>): boolean =>
  typeof value['key'] === 'string' && Object.keys(value).length === 1;
