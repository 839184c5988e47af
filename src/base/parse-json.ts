// Reads JSON that may be none: the one place where a syntax error is no exception.

/** The value of a JSON text; undefined if it is none (JSON has no undefined). Whoever reports the fault parses itself. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
