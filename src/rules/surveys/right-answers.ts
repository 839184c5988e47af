// How many answers to a survey are right: what a charity challenge earns is computed from this alone (B §4 Charity).
import type { Survey, SurveyQuestion } from '../../model/documents/survey.ts';
import { isObject } from '../../model/is-object.ts';
import { shownQuestions, surveyQuestions } from './check-answers.ts';
import type { Answers } from './condition.ts';

const hasRightAnswer = ({ correctAnswer }: SurveyQuestion): boolean => correctAnswer !== null;

/** Number of questions of a survey that have a right answer. */
export const questionsToScore = (survey: Pick<Survey, 'survey'>): number => surveyQuestions(survey).filter(hasRightAnswer).length;

/** Number of right answers; the answers must have passed `checkAnswers`. A question that the answers do not show counts for nothing. */
export const rightAnswers = (survey: Pick<Survey, 'survey'>, answers: Answers): number =>
  shownQuestions(survey, answers).filter(
    (question) =>
      hasRightAnswer(question) && Object.hasOwn(answers, question.name) && isSame(question.correctAnswer, answers[question.name]),
  ).length;

/** Words are compared without regard to case and space around them, lists without regard to order. */
function isSame(right: unknown, given: unknown): boolean {
  if (Array.isArray(right)) {
    if (!Array.isArray(given)) return false;
    const [wanted, chosen] = [new Set<unknown>(right), new Set<unknown>(given)];
    return wanted.size === chosen.size && [...wanted].every((one) => chosen.has(one));
  }
  if (isObject(right))
    return (
      isObject(given) &&
      Object.keys(right).length === Object.keys(given).length &&
      Object.entries(right).every(([row, column]) => given[row] === column)
    );
  if (typeof right === 'boolean' || typeof given === 'boolean') return right === given;
  return plain(right) === plain(given);
}

const plain = (value: unknown): string => (typeof value === 'string' ? value.trim().toLowerCase() : JSON.stringify(value));
