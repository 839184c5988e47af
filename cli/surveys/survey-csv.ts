// Answers as comma-separated values: a row an answer, a column a question; a matrix has a column a row of its own.
import { surveyQuestions } from '../../src/rules/surveys/check-answers.ts';
import { isObject } from '../../src/model/is-object.ts';
import { csvFile } from '../../src/base/csv.ts';
import type { SurveyAnswers } from './read-answers.ts';

const HEAD = ['survey', 'of', 'id', 'name', 'submitted', 'person'];

/** The file. Questions that a later version has no longer stand at the end. */
export function surveyCsv({ surveys, answers }: Pick<SurveyAnswers, 'surveys' | 'answers'>): string {
  // Of a challenge no answers are stored (B §2 Charity): its questions would be empty columns.
  const evaluations = [...surveys.values()].filter(({ evaluates }) => evaluates !== 'challenge');
  const asked = evaluations.flatMap((survey) =>
    surveyQuestions(survey).flatMap(({ name, type, rows }) => (type === 'matrix' ? rows.map(({ value }) => `${name}.${value}`) : [name])),
  );
  const flat = answers.map((answer) => flatten(answer.answers));
  const columns = [...new Set([...asked, ...flat.flatMap((one) => [...one.keys()])])];
  return csvFile([
    [...HEAD, ...columns],
    ...answers.map(({ survey, of, id, name, submitted, person }, index) => [
      survey,
      of,
      id,
      name,
      submitted,
      person,
      ...columns.map((column) => flat[index]!.get(column) ?? ''),
    ]),
  ]);
}

const flatten = (answers: Record<string, unknown>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(answers).flatMap(([name, value]): [string, string][] =>
      isObject(value) ? Object.entries(value).map(([row, column]) => [`${name}.${row}`, String(column)]) : [[name, wordsOf(value)]],
    ),
  );

const wordsOf = (value: unknown): string => (Array.isArray(value) ? value.join('; ') : String(value));
