// Codes about surveys: what visitors could not understand, answer or reach.
import { type CodeTable, error, warning } from './code.ts';
import { file } from './example.ts';

const survey = (...elements: readonly object[]) =>
  file('surveys/event.json', { schemaVersion: 1, evaluates: 'event', survey: { pages: [{ elements }] } });
const scale = { type: 'rating', name: 'overall', title: 'Overall' };
const sessionSurvey = (ids: string[]) =>
  file(
    'surveys/session.json',
    { schemaVersion: 1, evaluates: 'sessions', sessions: { ids }, survey: { pages: [{ elements: [scale] }] } },
    {
      with: {
        'data/sessions.json': {
          schemaVersion: 1,
          rows: [{ Id: '101', Name: 'Opening', StartDateTime: '2027-05-03T10:00', EndDateTime: '2027-05-03T11:00' }],
        },
      },
    },
  );

export const surveyCodes = {
  'survey-without-title': error(
    'Question without a title',
    'Nobody knows what is asked. Only an element of type html needs no title.',
    survey({ type: 'rating', name: 'overall' }),
    survey(scale),
  ),
  'survey-name-repeated': error(
    'Two questions of one name',
    'Answers are stored by the name of the question: one would replace the other.',
    survey(scale, { type: 'comment', name: 'overall', title: 'Remarks' }),
    survey(scale, { type: 'comment', name: 'remarks', title: 'Remarks' }),
  ),
  'survey-condition': error(
    'Condition that cannot be read',
    "A condition compares questions of the survey with values: `{overall} < 3`, `{attended} = 'online'`, joined by `and` and `or`. Functions, brackets and names of other questions are not read; the question would always be shown.",
    survey(scale, { type: 'comment', name: 'why', title: 'Why?', visibleIf: 'iif({overall} < 3, true, false)' }),
    survey(scale, { type: 'comment', name: 'why', title: 'Why?', visibleIf: '{overall} < 3' }),
  ),
  'survey-without-choices': error(
    'Question without answers',
    'A question of choices has none, a matrix no rows or columns, or the lowest rating is not below the highest: nobody can answer it.',
    survey({ type: 'radiogroup', name: 'attended', title: 'How did you attend?' }),
    survey({ type: 'radiogroup', name: 'attended', title: 'How did you attend?', choices: [{ value: 'site' }, { value: 'online' }] }),
  ),
  'survey-right-answer': error(
    'Right answer that nobody can give',
    'The `correctAnswer` is no value of the choices, not in the range of the rating, or of another kind than the question takes: nobody could earn its points.',
    survey({ type: 'radiogroup', name: 'q1', title: 'Which?', choices: [{ value: 'a' }, { value: 'b' }], correctAnswer: 'c' }),
    survey({ type: 'radiogroup', name: 'q1', title: 'Which?', choices: [{ value: 'a' }, { value: 'b' }], correctAnswer: 'a' }),
  ),
  'survey-unknown-session': warning(
    'Survey of a session that is not there',
    'The survey names a session that the programme has not.',
    sessionSurvey(['102']),
    sessionSurvey(['101']),
  ),
} satisfies CodeTable;
