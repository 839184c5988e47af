// What a JSON pointer leads to in a value.
import { pointerPath } from './source.ts';

/** The part of a value at an RFC 6901 pointer; undefined for nothing. */
export const valueAt = (value: unknown, pointer: string): unknown =>
  pointerPath(pointer).reduce<unknown>(
    (holder, key) =>
      typeof holder === 'object' && holder !== null && Object.hasOwn(holder, key) ? (holder as Record<string, unknown>)[key] : undefined,
    value,
  );
