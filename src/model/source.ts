// Where a node of the model was written: a file (or resource) and a JSON pointer.
/** A place in the configuration. */
export type Source = { file: string; pointer: string };

/** Escapes one key for a JSON pointer (RFC 6901). */
export const pointerKey = (key: string | number): string => String(key).replaceAll('~', '~0').replaceAll('/', '~1');

/** A place inside another: `key` is a key or several, escaped already and joined by slashes. */
export const below = ({ file, pointer }: Source, key: string | number): Source => ({ file, pointer: `${pointer}/${key}` });

/** The keys of a JSON pointer. */
export const pointerPath = (pointer: string): string[] =>
  pointer === ''
    ? []
    : pointer
        .slice(1)
        .split('/')
        .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
