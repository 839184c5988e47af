// The search of exhibitors and products: Fuse within the limits of the specification (B §5).
import { useEffect, useMemo, useState } from 'react';
import type { FuseIndex, Searched } from './fuse-index.ts';

/** Shorter questions find everything. */
export const SHORTEST_QUESTION = 3;

/**
 * Rows that a question finds, best first; all rows for a question of less than three characters, and until the search has
 * been loaded. `fields` must stay the same function.
 */
export function useFound<T>(rows: readonly T[], question: string, fields: (row: T) => Searched): readonly T[] {
  const isAsked = question.trim().length >= SHORTEST_QUESTION;
  const [create, setCreate] = useState<{ of: (rows: readonly Searched[]) => FuseIndex }>();
  useEffect(() => {
    if (isAsked && !create) void import('./fuse-index.ts').then(({ createIndex }) => setCreate({ of: createIndex }));
  }, [isAsked, create]);
  const index = useMemo(() => create?.of(rows.map(fields)), [create, rows, fields]);
  return useMemo(() => (isAsked && index ? index(question).map((at) => rows[at]!) : rows), [isAsked, index, question, rows]);
}
