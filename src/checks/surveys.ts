// Checks the surveys of an event: every question has a title, a name of its own and answers; conditions are read and name questions.
import type { RawDocument } from '../model/documents-of-rows.ts';
import { keySource } from '../model/documents-of-rows.ts';
import { survey } from '../model/documents/survey.ts';
import { type Finding, finding } from '../model/finding.ts';
import { isObject } from '../model/is-object.ts';
import { below, type Source } from '../model/source.ts';
import { fits } from '../rules/surveys/check-answers.ts';
import { namesIn, readCondition } from '../rules/surveys/condition.ts';
import type { EventContext } from './event-context.ts';
import { suggest } from './suggest.ts';

type Raw = Readonly<Record<string, unknown>>;
/** A page or question with its place. */
type Placed = { value: Raw; at: Source };

/** Findings of all surveys. */
export const surveyFindings = (context: EventContext): Finding[] =>
  [...context.model.raw.values()].flatMap((document) =>
    document.kind === 'survey'
      ? [...questionFindings(document), ...rightAnswerFindings(document), ...sessionFindings(document, context)]
      : [],
  );

function questionFindings(document: RawDocument): Finding[] {
  const content = document.value['survey'];
  if (!isObject(content)) return [];
  const pages = placedIn(content['pages'], below(keySource(document, 'survey'), 'pages'));
  const questions = pages.flatMap(({ value, at }) => placedIn(value['elements'], below(at, 'elements')));
  const names = new Set<string>();
  const found: Finding[] = [];
  for (const { value, at } of questions) {
    const { name, type, title } = value;
    if (type !== 'html' && isEmptyText(title))
      found.push(finding('survey-without-title', 'error', at, `the question ${String(name)} has no title`));
    if (typeof name === 'string') {
      if (names.has(name))
        found.push(finding('survey-name-repeated', 'error', below(at, 'name'), `another question is called ${name}, too`));
      names.add(name);
    }
    const lacks = lackOf(value);
    if (lacks !== '') found.push(finding('survey-without-choices', 'error', at, `${String(name)}: ${lacks}`));
  }
  for (const { value, at } of [...pages, ...questions])
    for (const key of ['visibleIf', 'requiredIf']) found.push(...conditionFindings(value[key], below(at, key), names));
  return found;
}

/** Right answers that nobody can give. */
function rightAnswerFindings(document: RawDocument): Finding[] {
  const read = survey.safeParse(document.value);
  if (!read.success) return [];
  const at = below(keySource(document, 'survey'), 'pages');
  return read.data.survey.pages.flatMap(({ elements }, page) =>
    elements.flatMap((question, index) => {
      const { name, correctAnswer } = question;
      if (correctAnswer === null || fits(question, correctAnswer)) return [];
      const place = [String(page), 'elements', String(index), 'correctAnswer'].reduce(below, at);
      return [finding('survey-right-answer', 'error', place, `the right answer is none that ${name} can have`)];
    }),
  );
}

const placedIn = (list: unknown, at: Source): Placed[] =>
  Array.isArray(list) ? list.flatMap((value, index) => (isObject(value) ? [{ value, at: below(at, String(index)) }] : [])) : [];

const isEmptyText = (text: unknown): boolean =>
  text === undefined || text === '' || (isObject(text) && Object.values(text).every((words) => words === ''));

const isEmptyList = (list: unknown): boolean => !Array.isArray(list) || list.length === 0;

/** What a question needs to be answered; empty for nothing. */
function lackOf({ type, choices, rows, columns, rateMin = 1, rateMax = 5 }: Raw): string {
  if (type === 'radiogroup' || type === 'checkbox' || type === 'dropdown')
    return isEmptyList(choices) ? 'it has no choices' : repeated(choices);
  if (type === 'matrix')
    return isEmptyList(rows) || isEmptyList(columns) ? 'it needs rows and columns' : repeated(rows) || repeated(columns);
  if (type === 'rating' && !(Number(rateMin) < Number(rateMax))) return 'rateMin must be below rateMax';
  return '';
}

function repeated(list: unknown): string {
  const values = (list as unknown[]).map((one) => (isObject(one) ? String(one['value']) : ''));
  const twice = values.find((value, index) => values.indexOf(value) < index);
  return twice === undefined ? '' : `the value ${twice} is there twice`;
}

function conditionFindings(written: unknown, at: Source, names: ReadonlySet<string>): Finding[] {
  if (typeof written !== 'string' || written === '') return [];
  const condition = readCondition(written);
  if (!condition) return [finding('survey-condition', 'error', at, `the condition ${JSON.stringify(written)} cannot be read`)];
  return [...new Set(namesIn(condition))].flatMap((name) =>
    names.has(name) ? [] : [finding('survey-condition', 'error', at, `no question is called ${name}`, suggest(name, names).word)],
  );
}

function sessionFindings(document: RawDocument, { data }: EventContext): Finding[] {
  const { sessions } = document.value;
  const known = data.get('sessions')?.ids;
  if (!known || !isObject(sessions) || !Array.isArray(sessions['ids'])) return [];
  const at = below(keySource(document, 'sessions'), 'ids');
  return sessions['ids'].flatMap((id, index) =>
    known.has(String(id))
      ? []
      : [
          finding(
            'survey-unknown-session',
            'warning',
            below(at, String(index)),
            `no session has the id ${String(id)}`,
            suggest(String(id), known).word,
          ),
        ],
  );
}
