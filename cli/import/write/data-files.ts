// The rows as data files: one row a line, so that a later import shows as a readable difference.

/** Text of `data/<name>.json`; `schema` is the value of `$schema`. */
export function dataFileText(schema: string, rows: readonly object[]): string {
  const lines = rows.map((row) => `    ${JSON.stringify(withoutEmpties(row))}`).join(',\n');
  return `{\n  "$schema": ${JSON.stringify(schema)},\n  "schemaVersion": 1,\n  "rows": [${lines === '' ? '' : `\n${lines}\n  `}]\n}\n`;
}

/** A row without the optional fields that say nothing: empty texts and lists, and an origin of empty texts. A time that is null stays. */
const withoutEmpties = (row: object): object =>
  Object.fromEntries(
    Object.entries(row).filter(([key, value]) => {
      if (Array.isArray(value)) return value.length > 0;
      if (key === 'Origin') return Object.values(value as object).some((part) => part !== '');
      return value !== '' && value !== undefined;
    }),
  );
