// The search of the list: the rows at once, and what sessions say of themselves once it is there.
import { limitsOf } from '#sdk';
import { useCallback, useEffect, useMemo } from 'react';
import { searchRow } from '../search/search-rows.ts';
import type { Search } from '../search/search-programme.ts';
import { type Question, useQuestion } from '../search/use-question.ts';
import type { ListedThing } from '../session/listed-session.ts';
import { partName } from './listed.ts';
import type { ArrivingProgramme } from './arriving-programme.ts';
import type { Props } from './props.ts';
import type { ProgrammeAddress } from './use-programme-address.ts';

const none: readonly ListedThing[] = [];

/** Until the texts are there only what is written in the rows is an answer; anything else may be better answered by them. */
const untilTextsCome = (search: Search): Search => ({
  ...search,
  ask: async (question) => {
    const found = await search.ask(question);
    return found.fit === 'exact' && found.ids.length > 0 ? found : new Promise(() => undefined);
  },
});

/** The query and its answer. With the texts the search is opened anew, and the query asked again. */
export function useListSearch(
  { answer: { data: searched }, ask, source, texts }: ArrivingProgramme,
  props: Props,
  address: ProgrammeAddress,
): Question {
  const limits = limitsOf(props.search);
  const { change } = address;
  const isWaiting = texts?.isPending ?? false;
  const open = useCallback(async () => {
    if (!searched) {
      ask();
      throw new Error('the programme is on its way');
    }
    if (!limits) {
      const { openSearch } = await import('../search/search-programme.ts');
      const search = openSearch(searched.length, (index) => searchRow(searched[index]!));
      return isWaiting ? untilTextsCome(search) : search;
    }
    const { buildShortIndex } = await import('../search/short-index.ts');
    const index = buildShortIndex(searched.map(searchRow), limits);
    return { ask: async (text: string) => index.search(text), close: () => undefined };
  }, [searched, ask, limits, isWaiting]);
  const rows = useCallback(() => (searched ?? none).map(searchRow), [searched]);
  const write = useMemo(() => (q: string) => change(q === '' ? { q, in: '' } : { q }, 'replace'), [change]);
  const question = useQuestion({ of: source, part: partName(props), rows, limits, open, written: address.question, write });
  const askTexts = texts?.ask;
  const { isAsked, isDrawn } = question;
  // Who comes to an answer has it: the texts follow when the browser is idle, or with the next letter.
  useEffect(() => {
    if (isAsked && !isDrawn) askTexts?.();
  }, [isAsked, isDrawn, askTexts]);
  return question;
}
