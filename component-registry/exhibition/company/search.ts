// The search of exhibitors and products: Fuse within the limits of the specification (B §5).
import { useEffect, useMemo, useState } from 'react';
import type { FuseIndex, Searched } from './fuse-index.ts';

/** Shorter questions find everything. */
export const SHORTEST_QUESTION = 3;

/** How a list is searched (B §5): from how many characters on, and whether typing errors are forgiven. */
export type SearchLimits = { shortest: number; forgives: boolean };

/** Those of exhibitors and products. */
const usual: SearchLimits = { shortest: SHORTEST_QUESTION, forgives: true };

/**
 * Rows that a question finds, best first; all rows for a question that is too short, and until the search has been loaded.
 * `fields` must stay the same function.
 */
export function useFound<T>(
  rows: readonly T[],
  question: string,
  fields: (row: T) => Searched,
  { shortest, forgives }: SearchLimits = usual,
): readonly T[] {
  const isAsked = question.trim().length >= shortest;
  const [create, setCreate] = useState<{ of: (rows: readonly Searched[], forgives: boolean) => FuseIndex }>();
  useEffect(() => {
    if (isAsked && !create) void import('./fuse-index.ts').then(({ createIndex }) => setCreate({ of: createIndex }));
  }, [isAsked, create]);
  const index = useMemo(() => create?.of(rows.map(fields), forgives), [create, rows, fields, forgives]);
  return useMemo(() => (isAsked && index ? index(question).map((at) => rows[at]!) : rows), [isAsked, index, question, rows]);
}
