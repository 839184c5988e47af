// The number of results of search and filters, as a sentence: visible, and announced.
import { useTexts } from '#sdk';
import { ALL_DAYS, type Selection } from './select.ts';
import { texts } from './texts.ts';
import { ResultLine } from '../search/question-field.tsx';
import type { Question } from '../search/use-question.ts';

type ResultProps = {
  selection: Selection;
  /** Sessions of the whole programme. */
  total: number;
  day: string;
  question: Question;
  filtered: boolean;
};

export function Result({ selection, total, day, question, filtered }: ResultProps) {
  const t = useTexts(texts);
  const { answer, failed, typed } = question;
  const lines: string[] = [];
  if (answer) {
    lines.push(t('found', { count: selection.shown.length, question: answer.question }));
    if (answer.found.ids.length > 0 && answer.found.fit !== 'exact') lines.push(t(answer.found.fit));
    lines.push(t('searched', { count: total }));
  } else if (failed) lines.push(t('searchFailed'));
  else if (typed.trim() !== '') lines.push(t('searching'));
  if (filtered) lines.push(t('filtered', { count: selection.shown.length, all: answer || day === ALL_DAYS ? total : selection.ofDay }));
  return <ResultLine lines={lines} announced={lines.slice(0, answer ? 2 : 1)} />;
}
