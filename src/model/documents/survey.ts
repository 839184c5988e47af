// The survey document: questions of an evaluation or a charity challenge in the form of SurveyJS, and what they are about, `surveys/<id>.json` (A §5, B §4 Evaluation).
import * as z from 'zod';
import { identifier, localisedText, localisedTitle, optional, required } from '../fields.ts';
import { versioned } from './envelope.ts';
import { flag, group, list, text } from './field-kinds.ts';

/** Types of questions: what Foyer draws, checks and summarises. Everything else of SurveyJS asks other servers, runs code or draws HTML. */
export const questionTypes = ['text', 'comment', 'radiogroup', 'checkbox', 'dropdown', 'rating', 'boolean', 'matrix', 'html'] as const;

/** Longest answer to a question of words, characters, where it names none. */
export const LONGEST_ANSWER = 5000;

/** Name of a question: key of its answer, and what a condition names. */
const questionName = z
  .string()
  .regex(/^[A-Za-z][A-Za-z0-9_-]*$/)
  .max(60)
  .meta({ id: 'QuestionName', description: 'Letters, digits, - and _, a letter first, at most 60 characters.' });

const condition = (title: string, does: string) =>
  optional(z.string().max(500), '', {
    title,
    description: `${does} Comparisons as \`{name} = 'value'\` (= <> > >= < <= contains notcontains, or \`{name} empty\`, \`{name} notempty\`), joined by \`and\` and \`or\`. Empty is always.`,
    example: "{attended} = 'online'",
  });

const choice = z
  .looseObject({
    value: required(z.string().min(1).max(100), { title: 'Value', description: 'What is stored when it is chosen.', example: 'yes' }),
    text: text('Text', 'Words of the choice; empty shows the value.', 'Yes'),
  })
  .meta({ id: 'SurveyChoice', description: 'A choice, a column or a row: what is stored, and its words.' });
const choices = (title: string, description: string) =>
  list(choice, title, description, [
    { value: 'yes', text: 'Yes' },
    { value: 'no', text: 'No' },
  ]);

const whole = (title: string, description: string, least: number, most: number, fallback: number, example: number) =>
  optional(z.number().int().min(least).max(most), fallback, { title, description, example });

/** A right answer: as the answer to the question is stored. */
const rightAnswer = z
  .union([
    z.string().max(200),
    z.number(),
    z.boolean(),
    z.array(z.string().max(100)).max(50),
    z.record(z.string().max(100), z.string().max(100)),
    z.null(),
  ])
  .meta({ id: 'RightAnswer', description: 'A value, a list of values, values by row, or null for none.' });

const question = z
  .looseObject({
    type: required(z.enum(questionTypes), { title: 'Type', description: 'Kind of question.', example: 'rating' }),
    name: required(questionName, { title: 'Name', description: 'Key of the answer, unique in the survey.', example: 'content' }),
    title: optional(localisedTitle, '', {
      title: 'Title',
      description: 'The question in words; only one of type html has none.',
      example: 'How was the content?',
    }),
    description: text('Description', 'Help below the question.', '1 is poor, 5 is excellent'),
    isRequired: flag('Mandatory', 'Whether it must be answered.'),
    visibleIf: condition('Shown if', 'Shown only while this is true.'),
    requiredIf: condition('Mandatory if', 'Mandatory while this is true.'),
    choices: choices('Choices', 'Of radiogroup, checkbox and dropdown.'),
    rows: choices('Rows', 'Of a matrix: what is asked about.'),
    columns: choices('Columns', 'Of a matrix: the answers to choose from.'),
    eachRowRequired: flag('Every row', 'A mandatory matrix: whether each row must be answered.'),
    rateMin: whole('Lowest rating', 'Of a rating.', 0, 20, 1, 1),
    rateMax: whole('Highest rating', 'Of a rating.', 1, 20, 5, 10),
    minRateDescription: text('Words at the lowest', 'Of a rating.', 'poor'),
    maxRateDescription: text('Words at the highest', 'Of a rating.', 'excellent'),
    inputType: optional(z.enum(['text', 'email', 'number', 'date', 'tel', 'url']), 'text', {
      title: 'Kind of text',
      description: 'Of a text: what the keyboard of a phone offers, and what is checked.',
      example: 'number',
    }),
    maxLength: whole('Longest answer', 'Of text and comment: characters.', 1, LONGEST_ANSWER, LONGEST_ANSWER, 500),
    labelTrue: text('Words for yes', 'Of boolean; empty takes those of the language.', 'Yes'),
    labelFalse: text('Words for no', 'Of boolean.', 'No'),
    correctAnswer: optional(rightAnswer, null, {
      title: 'Right answer',
      description:
        'Of a question of a challenge: the answer that earns points; null for none. Of choices their value, of a checkbox the list of all, of a matrix the column by row. Never sent to visitors.',
      example: 'yes',
    }),
    html: optional(localisedText, '', {
      title: 'HTML',
      description: 'Of html: words between the questions; sanitised before they are shown.',
      example: '<p>Thank you for coming.</p>',
    }),
  })
  .meta({ id: 'SurveyQuestion', description: 'A question of a survey.' });

const page = z
  .looseObject({
    name: optional(identifier, 'page', { title: 'Name', description: 'Names the page for organisers.', example: 'content' }),
    title: text('Title', 'Heading of the page.', 'The programme'),
    description: text('Description', 'Below the heading.', 'Two minutes'),
    visibleIf: condition('Shown if', 'The page is shown only while this is true.'),
    elements: list(question, 'Questions', 'In their order.', [{ type: 'comment', name: 'remarks', title: 'Remarks' }]),
  })
  .meta({ id: 'SurveyPage', description: 'A page of a survey.' });

/** A survey. */
export const survey = z.looseObject({
  ...versioned('survey'),
  evaluates: required(z.enum(['event', 'sessions', 'challenge']), {
    title: 'Evaluates',
    description:
      'The event as a whole, each of the sessions that `sessions` names, or a challenge of `charity.json` that names this survey.',
    example: 'sessions',
  }),
  sessions: group(
    z.looseObject({
      grades: list(z.string().max(200), 'Grades', 'ProgramGrade of the sessions.', ['Scientific']),
      types: list(z.string().max(200), 'Types', 'SessionType of the sessions.', ['Symposium']),
      ids: list(z.string().max(200), 'Ids', 'Single sessions.', ['1002']),
    }),
    'Sessions',
    'Which sessions it evaluates: those of an id, or of a grade and a type that are listed; where nothing is listed all. A survey that names an id takes precedence, then one that names grade or type.',
    { grades: ['Scientific'] },
  ),
  anonymous: flag(
    'Anonymous',
    'Answers are stored without the person, with the day only; that the person has answered is stored apart from them. False stores who answered. Of a challenge no answers are stored at all, only how many were right.',
    true,
  ),
  survey: required(
    z.looseObject({
      title: text('Title', 'Title of the survey.', 'Your opinion on this session'),
      description: text('Description', 'Below the title.', 'Two minutes, anonymous'),
      pages: required(z.array(page).min(1).max(30), {
        title: 'Pages',
        description: 'Pages with their questions.',
        example: [{ elements: [{ type: 'comment', name: 'remarks', title: 'Remarks' }] }],
      }),
    }),
    {
      title: 'Survey',
      description: 'The survey as SurveyJS reads it; texts are those of Foyer, plain, by language or by key.',
      example: { pages: [{ elements: [{ type: 'comment', name: 'remarks', title: 'Remarks' }] }] },
    },
  ),
});

/** A survey with its defaults filled in. */
export type Survey = z.infer<typeof survey>;
export type SurveyQuestion = z.infer<typeof question>;
export type SurveyPage = z.infer<typeof page>;
