// Several values in one query parameter: `room=hall-1,hall-2`; a comma inside a value is written `\,`.

/** The values of a parameter; empty parts are left out. */
export const readValues = (text: string): string[] =>
  text
    .split(/(?<!\\),/)
    .map((part) => part.replaceAll('\\,', ','))
    .filter((part) => part !== '');

/** The parameter for these values. */
export const writeValues = (values: readonly string[]): string => values.map((value) => value.replaceAll(',', '\\,')).join(',');
