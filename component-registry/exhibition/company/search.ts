// The search of the short lists of the exhibition: Fuse within the limits of the specification (B §5).
import { useEffect, useMemo, useState } from 'react';
import { askedOf, limitsOf, loadFuseIndex, type FuseIndex, type Searched, type SearchedList } from '#sdk';

/**
 * Rows that a question finds, best first; all rows for a question that is too short for the list, and until the search has been loaded.
 * `fields` must stay the same function.
 */
export function useFound<T>(rows: readonly T[], question: string, fields: (row: T) => Searched, list: SearchedList): readonly T[] {
  const asked = askedIn(list, question);
  const isAsked = asked !== '';
  const [create, setCreate] = useState<{ of: (rows: readonly Searched[], list: SearchedList) => FuseIndex }>();
  useEffect(() => {
    if (isAsked && !create) void loadFuseIndex().then((made) => setCreate({ of: (all, one) => made(all, limitsOf(one)) }));
  }, [isAsked, create]);
  const index = useMemo(() => create?.of(rows.map(fields), list), [create, rows, fields, list]);
  return useMemo(() => (isAsked && index ? index(asked).places.map((at) => rows[at]!) : rows), [isAsked, index, asked, rows]);
}

/** What of a written question is asked of a list; empty where it is too short, which finds everything. */
export const askedIn = (list: SearchedList, question: string): string => askedOf(question, limitsOf(list));
