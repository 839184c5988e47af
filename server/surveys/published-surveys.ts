// The surveys of a published event: which one evaluates the event or a session, and its questions in a language as SurveyJS reads them.
import { oncePer } from '../../src/base/once-per.ts';
import { schemaCheck } from '../../src/compile/schema-check.ts';
import { documentsOfRows } from '../../src/model/documents-of-rows.ts';
import { type Survey, survey, type SurveyQuestion } from '../../src/model/documents/survey.ts';
import { checkDocument } from '../../src/model/event.ts';
import type { PublishedEvent } from '../published/event.ts';
import { richText } from '../published/rich-text.ts';

const FOLDER = 'surveys/';

/** Surveys by id, in the order of their ids. One that lacks what it evaluates or asks is left out. */
export const surveysOf = oncePer((event: Pick<PublishedEvent, 'rows'>): ReadonlyMap<string, Survey> => {
  const rows = event.rows.filter(({ resourcename }) => resourcename.startsWith(FOLDER));
  const check = schemaCheck(survey);
  const read = [...documentsOfRows(rows, [])].flatMap(([name, raw]): [string, Survey][] => {
    const value = checkDocument(raw, name, check, []) as Partial<Survey>;
    return value.evaluates !== undefined && value.survey !== undefined ? [[name.slice(FOLDER.length), value as Survey]] : [];
  });
  return new Map(read.sort(([a], [b]) => (a < b ? -1 : 1)));
});

/** A survey with its id. */
export type FoundSurvey = { id: string; survey: Survey };

/** The survey of the event as a whole; the first by id. */
export function surveyForEvent(event: PublishedEvent): FoundSurvey | undefined {
  for (const [id, one] of surveysOf(event)) if (one.evaluates === 'event') return { id, survey: one };
  return undefined;
}

/** What decides about the survey of a session. */
type Evaluated = { Id: string; SessionType: string; ProgramGrade: string };

/** The survey of a session: one that names it, else one that names its grade or type, else one for all. */
export function surveyForSession(event: PublishedEvent, session: Evaluated): FoundSurvey | undefined {
  const fitting = [...surveysOf(event)].flatMap(([id, one]) => {
    const rank = one.evaluates === 'sessions' ? rankOf(one.sessions, session) : 0;
    return rank > 0 ? [{ id, survey: one, rank }] : [];
  });
  return fitting.sort((a, b) => b.rank - a.rank)[0];
}

function rankOf({ ids, grades, types }: Survey['sessions'], { Id, SessionType, ProgramGrade }: Evaluated): 0 | 1 | 2 | 3 {
  if (ids.includes(Id)) return 3;
  if (grades.length + types.length === 0) return ids.length === 0 ? 1 : 0;
  const hasGrade = grades.length === 0 || grades.some((one) => isSame(one, ProgramGrade));
  return hasGrade && (types.length === 0 || types.some((one) => isSame(one, SessionType))) ? 2 : 0;
}

const isSame = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** The survey as SurveyJS reads it: only what Foyer knows, every text plain and in one language, HTML sanitised. */
export function surveyModel({ survey: { title, description, pages } }: Survey, { text }: Pick<PublishedEvent, 'text'>, language: string) {
  const say = (key: string, written: unknown): Record<string, string> => {
    const words = text(written, language);
    return words === '' ? {} : { [key]: words };
  };
  const rule = (key: string, written: string): Record<string, string> => (written === '' ? {} : { [key]: written });
  const choicesOf = (list: SurveyQuestion['choices']) =>
    list.map(({ value, text: words }) => ({ value, text: text(words, language) || value }));
  const elementOf = (question: SurveyQuestion): Record<string, unknown> => ({
    type: question.type,
    name: question.name,
    ...say('title', question.title),
    ...say('description', question.description),
    ...rule('visibleIf', question.visibleIf),
    ...rule('requiredIf', question.requiredIf),
    ...(question.isRequired && { isRequired: true }),
    ...ownOf(question),
  });
  const ownOf = (question: SurveyQuestion): Record<string, unknown> => {
    switch (question.type) {
      case 'text':
        return { inputType: question.inputType, maxLength: question.maxLength };
      case 'comment':
        return { maxLength: question.maxLength };
      case 'radiogroup':
      case 'checkbox':
      case 'dropdown':
        return { choices: choicesOf(question.choices) };
      case 'rating':
        return {
          rateMin: question.rateMin,
          rateMax: question.rateMax,
          // SurveyJS would make a list to open of a scale that is wider than its place.
          displayMode: 'buttons',
          ...say('minRateDescription', question.minRateDescription),
          ...say('maxRateDescription', question.maxRateDescription),
        };
      case 'boolean':
        return { ...say('labelTrue', question.labelTrue), ...say('labelFalse', question.labelFalse) };
      case 'matrix':
        return {
          rows: choicesOf(question.rows),
          columns: choicesOf(question.columns),
          eachRowRequired: question.eachRowRequired,
          columnMinWidth: '4rem',
        };
      default:
        return { html: richText(text(question.html, language)) };
    }
  };
  return {
    ...say('title', title),
    ...say('description', description),
    pages: pages.map((page, index) => ({
      name: `page-${index + 1}`,
      ...say('title', page.title),
      ...say('description', page.description),
      ...rule('visibleIf', page.visibleIf),
      elements: page.elements.map(elementOf),
    })),
  };
}
