// Whether answers fit a survey: known names, the kinds and lengths of their questions, and what is mandatory (B §5 Evaluation).
import type { Survey, SurveyQuestion } from '../../model/documents/survey.ts';
import { isObject } from '../../model/is-object.ts';
import { type Answers, isTrue, readCondition } from './condition.ts';

/** What is wrong with answers; `name` is that of the question. */
export type AnswerProblem = { code: 'unknown-question' | 'wrong-answer' | 'mandatory'; name: string };

/** The answers to the questions that are shown, without the others; or what is wrong with them. */
export type CheckedAnswers = { ok: true; answers: Record<string, unknown> } | ({ ok: false } & AnswerProblem);

/** A condition that cannot be read hides nothing and demands nothing, as `foyer validate` refuses it. */
const says = (written: string, answers: Answers, otherwise: boolean): boolean => {
  const condition = readCondition(written);
  return condition === undefined || condition.length === 0 ? otherwise : isTrue(condition, answers);
};

/** The questions that these answers show, in their order; text between questions is none. */
export const shownQuestions = ({ survey }: Pick<Survey, 'survey'>, answers: Answers): SurveyQuestion[] =>
  survey.pages
    .filter(({ visibleIf }) => says(visibleIf, answers, true))
    .flatMap(({ elements }) => elements)
    .filter(({ type, visibleIf }) => type !== 'html' && says(visibleIf, answers, true));

/** Every question of a survey. */
export const surveyQuestions = ({ survey }: Pick<Survey, 'survey'>): SurveyQuestion[] =>
  survey.pages.flatMap(({ elements }) => elements.filter(({ type }) => type !== 'html'));

/** Checks answers as they were sent. */
export function checkAnswers(survey: Pick<Survey, 'survey'>, sent: Answers): CheckedAnswers {
  const known = new Map(surveyQuestions(survey).map((question) => [question.name, question]));
  for (const [name, value] of Object.entries(sent)) {
    const question = known.get(name);
    if (!question) return { ok: false, code: 'unknown-question', name };
    if (!isEmpty(value) && !fits(question, value)) return { ok: false, code: 'wrong-answer', name };
  }
  const answers: Record<string, unknown> = {};
  for (const question of shownQuestions(survey, sent)) {
    const { name, isRequired, requiredIf } = question;
    const value = Object.hasOwn(sent, name) ? sent[name] : undefined;
    const isMandatory = isRequired || says(requiredIf, sent, false);
    if (isMandatory && !isAnswered(question, value)) return { ok: false, code: 'mandatory', name };
    if (!isEmpty(value)) answers[name] = value;
  }
  return { ok: true, answers };
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0) ||
  (isObject(value) && Object.keys(value).length === 0);

/** A mandatory matrix is answered by one row, or by all where each is mandatory. */
const isAnswered = ({ type, eachRowRequired, rows }: SurveyQuestion, value: unknown): boolean =>
  !isEmpty(value) && (type !== 'matrix' || !eachRowRequired || rows.every((row) => isObject(value) && Object.hasOwn(value, row.value)));

const isOneOf = (choices: SurveyQuestion['choices'], value: unknown): boolean => choices.some((one) => one.value === value);

/** Whether a value can be the answer to a question. */
export function fits(question: SurveyQuestion, value: unknown): boolean {
  const { type, choices, rows, columns, rateMin, rateMax } = question;
  switch (type) {
    case 'text':
    case 'comment':
      return fitsText(question, value);
    case 'radiogroup':
    case 'dropdown':
      return isOneOf(choices, value);
    case 'checkbox':
      return Array.isArray(value) && new Set(value).size === value.length && value.every((one) => isOneOf(choices, one));
    case 'rating':
      return Number.isInteger(value) && (value as number) >= rateMin && (value as number) <= rateMax;
    case 'boolean':
      return typeof value === 'boolean';
    case 'matrix':
      return isObject(value) && Object.entries(value).every(([row, column]) => isOneOf(rows, row) && isOneOf(columns, column));
    default:
      return false;
  }
}

const forms: Readonly<Record<string, RegExp>> = {
  email: /^[^\s@]{1,200}@[^\s@]{1,200}$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
  number: /^-?\d{1,15}(\.\d{1,10})?$/,
};

function fitsText({ type, inputType, maxLength }: SurveyQuestion, value: unknown): boolean {
  const isNumber = type === 'text' && inputType === 'number' && typeof value === 'number' && Number.isFinite(value);
  if (isNumber) return true;
  if (typeof value !== 'string' || value.length > maxLength) return false;
  return type === 'comment' || (forms[inputType]?.test(value) ?? true);
}
