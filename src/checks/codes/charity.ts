// Codes about the charity challenge: what participants could not reach or earn.
import { type CodeTable, error, warning } from './code.ts';
import { file } from './example.ts';

const question = { type: 'boolean', name: 'q1', title: 'Does a heart beat?', correctAnswer: true };
const survey = (element: object) => ({ schemaVersion: 1, evaluates: 'challenge', survey: { pages: [{ elements: [element] }] } });
const beside = (element: object = question) => ({ with: { 'surveys/rhythm.json': survey(element) } });
const school = { Id: 'school', Name: 'A heart school' };
const challenge = { Id: 'rhythm', Name: 'Know your rhythm', survey: 'rhythm' };
const charity = (projects: object[], challenges: object[], more: object = {}, element?: object) => {
  const { with: others } = beside(element);
  return file('charity.json', { schemaVersion: 1, projects, challenges }, { with: { ...others, ...more } });
};
const session = {
  Id: '101',
  Name: 'Opening',
  StartDateTime: '2027-05-03T10:00',
  EndDateTime: '2027-05-03T11:00',
  CompanyAccountId: '701',
};
const sessions = { 'data/sessions.json': { schemaVersion: 1, rows: [session] } };

export const charityCodes = {
  'charity-id-repeated': error(
    'Two projects or challenges of one id',
    'Points are stored by the ids of the project and the challenge: those of both would be one.',
    charity([school, school], [challenge]),
    charity([school], [challenge]),
  ),
  'charity-unknown-project': error(
    'Challenge of a project that is not there',
    'The points of the challenge would go nowhere, so it is left out.',
    charity([school], [{ ...challenge, ProjectId: 'schools' }]),
    charity([school], [{ ...challenge, ProjectId: 'school' }]),
  ),
  'charity-unknown-survey': error(
    'Challenge without its questions',
    'The challenge names a survey that is not there, or that evaluates something else. It is left out.',
    charity([school], [{ ...challenge, survey: 'rythm' }]),
    charity([school], [challenge]),
  ),
  'charity-without-right-answer': warning(
    'Challenge that earns nothing',
    'No question of its survey has a `correctAnswer`, so nobody can earn points with it.',
    charity([school], [challenge], {}, { type: 'boolean', name: 'q1', title: 'Does a heart beat?' }),
    charity([school], [challenge]),
  ),
  'charity-unknown-company': warning(
    'Challenge of a company that is not there',
    'Neither the companies nor the sessions of the event name this CompanyAccountId: its points are listed without a name.',
    charity([school], [{ ...challenge, CompanyAccountId: '710' }], sessions),
    charity([school], [{ ...challenge, CompanyAccountId: '701' }], sessions),
  ),
} satisfies CodeTable;
