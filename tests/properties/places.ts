// Places in a JSON value: all of them by path, what lies there, and small changes that never touch a prototype.
import { pointerKey } from '../../src/model/source.ts';

export type Path = readonly (string | number)[];
/** A value of JSON, as `JSON.parse` makes it. */
export type Json = unknown;
/** An object or an array. */
type Holder = Record<string, unknown> | unknown[];

export const isHolder = (value: Json): value is Holder => typeof value === 'object' && value !== null;

export const isObject = (value: Json): value is Record<string, unknown> => isHolder(value) && !Array.isArray(value);

/** RFC 6901 pointer of a path. */
export const pointerOf = (path: Path): string => path.map((key) => `/${pointerKey(key)}`).join('');

/** Every place below a value, and the value itself first. */
export function placesIn(value: Json, path: Path = []): Path[] {
  if (!isHolder(value)) return [path];
  const keys = Array.isArray(value) ? value.map((_, index) => index) : Object.keys(value);
  return [path, ...keys.flatMap((key) => placesIn(childOf(value, key), [...path, key]))];
}

/** The child of a key; inherited ones count for nothing. */
export const childOf = (value: Json, key: string | number): Json =>
  isHolder(value) && Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined;

/** What lies at a path. */
export const valueAt = (value: Json, path: Path): Json => path.reduce<Json>(childOf, value);

/** Sets an own key, `__proto__` too. */
export function put(holder: Holder, key: string | number, value: Json): void {
  Object.defineProperty(holder, key, { value, enumerable: true, writable: true, configurable: true });
}

/** Takes out an element or a key. */
export function remove(holder: Holder, key: string | number): void {
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete holder[key];
}

/** A copy that shares nothing; own keys of any name stay own keys. */
export const copyOf = (value: Json): Json => JSON.parse(JSON.stringify(value)) as Json;

/** Pointers at which two values differ; a list of another length differs as a whole. */
export function differences(one: Json, other: Json, path: Path = []): string[] {
  if (Object.is(one, other)) return [];
  if (Array.isArray(one) && Array.isArray(other) && one.length === other.length)
    return one.flatMap((value: Json, index) => differences(value, other[index], [...path, index]));
  if (!isObject(one) || !isObject(other)) return [pointerOf(path)];
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].flatMap((key) => differences(childOf(one, key), childOf(other, key), [...path, key]));
}
