// How messages are framed on the wire: JSON texts, each ended by the record separator; one may arrive in pieces.

/** Ends every message (ASP.NET Core hub protocol, JSON). */
export const SEPARATOR = '\u001e';

/** Writes a message as it is sent. */
export const frameOf = (message: object): string => JSON.stringify(message) + SEPARATOR;

/** Takes the messages out of what has arrived, in order; undefined when one is longer than allowed. */
export type Unframe = (text: string) => string[] | undefined;

/** Creates the reader of one connection; it keeps the piece of a message whose end has not come. `longest`: characters of one message. */
export function createUnframe(longest: number): Unframe {
  let kept = '';
  return (text) => {
    const parts = (kept + text).split(SEPARATOR);
    kept = parts.pop() ?? '';
    return kept.length > longest || parts.some((part) => part.length > longest) ? undefined : parts;
  };
}
