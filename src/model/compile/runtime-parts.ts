// Replaces the `require`s that ajv's standalone code still contains by the few lines they stand for.

const known: Readonly<Record<string, { name: string; text: string }>> = {
  // Length of a text in code points, as JSON Schema counts it.
  'ajv/dist/runtime/ucs2length': {
    name: 'codePoints',
    text: 'const codePoints = (text) => { let count = 0; for (const _ of text) count++; return count; };\n',
  },
  // Deep equality of JSON values, for uniqueItems, const and enum.
  'ajv/dist/runtime/equal': {
    name: 'sameJson',
    text: `const sameJson = (a, b) => {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null || Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && sameJson(a[key], b[key]));
};
`,
  },
};

/** The code with its requires replaced, and the text of the parts it needs. Throws for a part that is not known. */
export function runtimeParts(code: string): { body: string; parts: string } {
  const used = new Set<string>();
  const body = code.replaceAll(/require\("([^"]+)"\)(?:\.default)?/g, (_all, path: string) => {
    const part = known[path];
    if (!part) throw new Error(`a check needs ${path}, which has no stand-in for the browser`);
    used.add(part.text);
    return part.name;
  });
  return { body, parts: [...used].join('') };
}
