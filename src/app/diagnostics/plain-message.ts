// A message without anything personal: no query strings, no e-mail addresses, no tokens; short.

/** Most characters of a message (contract `diagnostics`). */
const LONGEST = 200;

const hidden: readonly (readonly [what: RegExp, instead: string])[] = [
  // A query or anchor behind a path: filters, ids, tokens of the person who looked.
  [/(\/[^\s?#"']*)[?#][^\s"']*?(?=:?(?:[\s"']|$))/g, '$1'],
  [/[^\s@"'<>()]+@[^\s@"'<>()]+\.[a-z]{2,}/gi, '…'],
  [/\beyJ[\w-]{8,}(?:\.[\w-]*)*/g, '…'],
];

/** The message as it may leave the device. */
export const plainMessage = (message: string): string =>
  hidden.reduce((text, [what, instead]) => text.replaceAll(what, instead), message.slice(0, 2000)).slice(0, LONGEST);
