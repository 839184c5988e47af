// The sessions on screen: selected from the whole programme, or as the page came with them while the rest is on its way.
import { useEffect, useMemo } from 'react';
import type { FoundWords } from '../search/search-text.ts';
import type { ListedThing } from '../session/listed-session.ts';
import { choicesName, type FirstProgramme, withRows } from './first-view.ts';
import { type Criteria, type Selection, select } from './select.ts';

type Parts = Omit<Criteria, 'found'> & {
  /** The whole programme; undefined while it is on its way. */
  listed: readonly ListedThing[] | undefined;
  /** What the page came with; undefined for nothing. */
  first: FirstProgramme | undefined;
  /** The query and the ids it has found; undefined without a search. */
  found: { question: string; ids: ReadonlySet<string>; words: FoundWords } | undefined;
  /** `listed` has the texts in which `found` was found. */
  isComplete: boolean;
  /** Asks for the whole programme. */
  ask: () => void;
};

/** The selection. `isWaiting`: these choices need sessions that are on their way; it is then that of the first view. */
export function useSelection({ listed, first, day, filters, found, isComplete, arrange, language, rooms, ask }: Parts): {
  selection: Selection;
  isWaiting: boolean;
} {
  const own = useMemo(
    () => listed && select(listed, { day, filters, found: found?.ids, arrange, language, rooms }),
    [listed, day, filters, found, arrange, language, rooms],
  );
  // Another order needs no other sessions.
  const drawn = useMemo(() => first && { ...first.selection, shown: arrange(first.selection.shown) }, [first, arrange]);
  const isFirst = first?.choices === choicesName(day, filters, found?.question);
  // The same sessions stay the same objects, so that nothing is drawn again when the rest arrives.
  const selection = useMemo(() => {
    if (!own) return drawn;
    const isSame = (): boolean => !isComplete || JSON.stringify(withRows(own, found?.words)) === JSON.stringify(drawn);
    return isFirst && drawn && isSame() ? drawn : own;
  }, [own, drawn, isFirst, isComplete, found]);
  const isWaiting = !own && !isFirst;
  useEffect(() => {
    if (isWaiting) ask();
  }, [isWaiting, ask]);
  if (!selection) throw new Error('neither the programme nor a part of it is there');
  return { selection, isWaiting };
}
