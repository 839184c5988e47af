// A message without personal data: no query strings, no e-mail addresses, no tokens; short.

/** Most characters of a message (contract `diagnostics`). */
const LONGEST = 200;

const hidden: readonly (readonly [what: RegExp, instead: (found: string) => string])[] = [
  [/[^\s"']+/g, withoutQuery],
  [/(?<![^\s@"'<>()])[^\s@"'<>()]+@[^\s@"'<>().]+(?:\.[^\s@"'<>().]+)+/g, () => '…'],
  [/\beyJ[\w-]{8,}(?:\.[\w-]*)*/g, () => '…'],
];

/** An address without its query and anchor, which can hold filters, ids and tokens of the viewer. */
function withoutQuery(word: string): string {
  const path = word.indexOf('/');
  const query = path < 0 ? -1 : word.slice(path).search(/[?#]/);
  if (query < 0) return word;
  return word.slice(0, path + query) + (word.endsWith(':') ? ':' : '');
}

/** The message in the form in which it may leave the device. */
export const plainMessage = (message: string): string =>
  hidden.reduce((text, [what, instead]) => text.replaceAll(what, instead), message.slice(0, 2000)).slice(0, LONGEST);
