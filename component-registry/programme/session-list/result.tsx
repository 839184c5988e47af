// The number of results of search and filters, as a sentence: visible, and announced.
import { useTexts } from '#sdk';
import type { Props } from './props.ts';
import { ALL_DAYS, type Selection } from './select.ts';
import { texts } from './texts.ts';
import { ResultLine } from '../search/question-field.tsx';
import type { FoundWords } from '../search/search-text.ts';
import type { Question } from '../search/use-question.ts';

type ResultProps = {
  things: Props['show'];
  selection: Selection;
  /** Sessions of the whole programme. */
  total: number;
  day: string;
  question: Question;
  filtered: boolean;
};

/** Most words that are named in place of those asked. */
const MOST_ALIKE = 3;

/** Words that were found in place of some that nothing has. */
const alike = ({ asked, answered }: FoundWords): string[] =>
  [...answered].filter((word) => !asked.some((one) => word.startsWith(one))).slice(0, MOST_ALIKE);

export function Result({ things, selection, total, day, question, filtered }: ResultProps) {
  const t = useTexts(texts);
  const { answer, failed, isAsked } = question;
  const lines: string[] = [];
  const isSessions = things === 'sessions' || things === 'all';
  const count = selection.shown.length;
  if (answer) {
    lines.push(
      isSessions ? t('found', { count, question: answer.question }) : t('foundEntries', { number: count, question: answer.question }),
    );
    const { fit, ids, words } = answer.found;
    if (ids.length > 0 && fit === 'similar') lines.push(t(isSessions ? 'similar' : 'similarEntries', { words: alike(words).join(', ') }));
    if (ids.length > 0 && fit === 'any') lines.push(t('any'));
    lines.push(isSessions ? t('searched', { count: total }) : t('searchedEntries'));
  } else if (failed) lines.push(t('searchFailed'));
  else if (isAsked) lines.push(t('searching'));
  const all = answer || day === ALL_DAYS ? total : selection.ofDay;
  if (filtered) lines.push(isSessions ? t('filtered', { count, all }) : t('filteredEntries', { number: count, all }));
  return <ResultLine lines={lines} announced={lines.slice(0, answer ? 2 : 1)} />;
}
