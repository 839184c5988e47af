// The summary of a survey: how often each answer was given, the mean of ratings, and what was written.
import type { PublishedEvent } from '../../server/published/event.ts';
import { isObject } from '../../src/model/is-object.ts';
import type { Survey, SurveyQuestion } from '../../src/model/documents/survey.ts';
import { surveyQuestions } from '../../src/rules/surveys/check-answers.ts';
import type { ReadAnswer } from './read-answers.ts';
import { reportWords } from './report-words.ts';

/** How often an answer was given. */
export type AnswerBar = { label: string; count: number };
/** One question, or one row of a matrix. `mean` where answers are numbers; `texts` where they are words. */
export type QuestionSummary = { title: string; count: number; mean: number | null; bars: readonly AnswerBar[]; texts: readonly string[] };

type Words = { text: (written: unknown) => string; yes: string; no: string };

/** The questions of a survey in their order. */
export function summarise(survey: Survey, answers: readonly ReadAnswer[], event: PublishedEvent, language: string): QuestionSummary[] {
  const words: Words = { text: (written) => event.text(written, language), ...reportWords(language) };
  return surveyQuestions(survey).flatMap((question) => {
    const given = answers.flatMap(({ answers: one }) => (Object.hasOwn(one, question.name) ? [one[question.name]] : []));
    return summaryOf(question, given, words);
  });
}

function summaryOf(question: SurveyQuestion, given: readonly unknown[], words: Words): QuestionSummary[] {
  const title = words.text(question.title) || question.name;
  const labelOf = (list: SurveyQuestion['choices']) => list.map(({ value, text }) => ({ value, label: words.text(text) || value }));
  const counted = (choices: { value: unknown; label: string }[], values: readonly unknown[]): AnswerBar[] =>
    choices.map(({ value, label }) => ({ label, count: values.filter((one) => one === value).length }));
  switch (question.type) {
    case 'matrix':
      return labelOf(question.rows).map((row) => {
        const values = given.flatMap((one) => (isObject(one) && Object.hasOwn(one, row.value) ? [one[row.value]] : []));
        const bars = counted(labelOf(question.columns), values);
        return { title: `${title} ${row.label}`, count: values.length, mean: meanOf(values), bars, texts: [] };
      });
    case 'rating': {
      const { rateMin, rateMax } = question;
      const steps = Array.from({ length: rateMax - rateMin + 1 }, (_, nth) => ({ value: rateMin + nth, label: String(rateMin + nth) }));
      return [{ title, count: given.length, mean: meanOf(given), bars: counted(steps, given), texts: [] }];
    }
    case 'boolean': {
      const both = [
        { value: true, label: words.text(question.labelTrue) || words.yes },
        { value: false, label: words.text(question.labelFalse) || words.no },
      ];
      return [{ title, count: given.length, mean: null, bars: counted(both, given), texts: [] }];
    }
    case 'radiogroup':
    case 'dropdown':
    case 'checkbox':
      return [{ title, count: given.length, mean: null, bars: counted(labelOf(question.choices), given.flat()), texts: [] }];
    default:
      return [{ title, count: given.length, mean: null, bars: [], texts: given.map(String) }];
  }
}

/** The mean of answers that are all numbers, also as text; null for others. */
function meanOf(values: readonly unknown[]): number | null {
  const numbers = values.map(Number);
  if (numbers.length === 0 || numbers.some((one) => Number.isNaN(one))) return null;
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}
