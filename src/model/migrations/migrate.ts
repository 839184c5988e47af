// Brings a document of an older version to the current one, step by step; pure, the original is never changed.

/** From version n to n + 1. */
export type Migration = (document: Record<string, unknown>) => Record<string, unknown>;

export type Migrated = {
  value: Record<string, unknown>;
  /** Version the document was written in; absent counts as 0. */
  from: number;
  /** Set when the version is not a whole number from 0, or newer than known: then the document is taken as it is. */
  problem?: 'unreadable-version' | 'newer-version';
};

/** Migrates to `steps.length`. A version that cannot be read runs no step, so that modern data is never migrated twice. */
export function migrate(document: Record<string, unknown>, steps: readonly Migration[]): Migrated {
  const written = document['schemaVersion'] ?? 0;
  if (typeof written !== 'number' || !Number.isInteger(written) || written < 0)
    return { value: document, from: 0, problem: 'unreadable-version' };
  if (written > steps.length) return { value: document, from: written, problem: 'newer-version' };
  if (written === steps.length) return { value: document, from: written };
  const value = steps.slice(written).reduce((current, step) => step(current), document);
  return { value: { ...value, schemaVersion: steps.length }, from: written };
}
