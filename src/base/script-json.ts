// JSON inside a page: `<` is escaped, so that no text can end the element, and the two line ends JavaScript once knew.

/** JSON that is written already, made safe inside a script element. */
export const escapeJson = (json: string): string =>
  json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

/** A value as JSON that is safe inside a script element. */
export const scriptJson = (value: unknown): string => escapeJson(JSON.stringify(value));
