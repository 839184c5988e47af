// Every text inside a value, however deep.

/** The texts of a JSON value, in their order; keys are none. */
export function walkTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(walkTexts);
}
