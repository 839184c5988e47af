// Where a node of the model was written: a file (or resource) and a JSON pointer.
/** A place in the configuration. */
export type Source = { file: string; pointer: string };

/** Escapes one key for a JSON pointer (RFC 6901). */
export const pointerKey = (key: string | number): string => String(key).replaceAll('~', '~0').replaceAll('/', '~1');

/** The keys of a JSON pointer. */
export const pointerPath = (pointer: string): string[] =>
  pointer === ''
    ? []
    : pointer
        .slice(1)
        .split('/')
        .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
