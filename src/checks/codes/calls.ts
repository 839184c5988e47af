// Codes about calls for abstracts: dates, ids and people that do not fit together.
import { type CodeTable, warning } from './code.ts';
import { file } from './example.ts';

const call = (more: object, others: Readonly<Record<string, unknown>> = {}) =>
  file(
    'data/calls.json',
    { schemaVersion: 1, rows: [{ Id: 'late-breaking', Title: 'Late-breaking abstracts', ...more }] },
    { with: others },
  );
const topic = { Id: 'imaging', Name: 'Imaging' };
const criterion = { Id: 'novelty', Name: 'Novelty' };
const review = (group: object) => ({ Topics: [topic], Review: { Criteria: [criterion], Reviewers: [group] } });
const funding = { Id: 'funding', Name: 'Funding', Kind: 'choice' };
const policies = {
  'access.json': {
    schemaVersion: 1,
    policies: [
      {
        Name: 'Live',
        Type: 'Page',
        Identifier: 'LivePage',
        Effect: 'Allow',
        Requirements: [{ PrincipalField: 'EventTicketNameValid', Values: ['Faculty'] }],
      },
    ],
  },
};

export const callCodes = {
  'calls-dates-in-wrong-order': warning(
    'Dates of a call in the wrong order',
    'What ends before it begins is never open: nobody can submit, review, or be decided upon in time.',
    call({ OpensAt: '2027-02-01', Deadline: '2027-01-31' }),
    call({ OpensAt: '2027-01-01', Deadline: '2027-01-31' }),
  ),
  'calls-id-repeated': warning(
    'An id twice within a call',
    'Submissions and scores are stored by the id: they would belong to both.',
    call({ Topics: [topic, topic] }),
    call({ Topics: [topic] }),
  ),
  'calls-nothing-to-choose': warning(
    'A choice without choices',
    'The field is shown, and nobody can answer it; where it is required, nobody can submit.',
    call({ Fields: [funding] }),
    call({ Fields: [{ ...funding, Choices: [{ Id: 'public', Name: 'Public' }] }] }),
  ),
  'calls-scale-without-steps': warning(
    'A criterion whose scale has no steps',
    'Every score would be the same: it says nothing.',
    call({ Review: { Criteria: [{ ...criterion, Least: 5, Most: 5 }], Reviewers: [{ Emails: ['ada.byron@example.org'] }] } }),
    call({ Review: { Criteria: [criterion], Reviewers: [{ Emails: ['ada.byron@example.org'] }] } }),
  ),
  'calls-nobody-reviews': warning(
    'A review without reviewers',
    'Submissions can be assigned to nobody.',
    call({ Review: { Criteria: [criterion] } }),
    call({ Review: { Criteria: [criterion], Reviewers: [{ Emails: ['ada.byron@example.org'] }] } }),
  ),
  'calls-unknown-topic': warning(
    'Reviewers of a topic that the call does not have',
    'They are assigned no submission.',
    call(review({ Emails: ['ada.byron@example.org'], Topics: ['imagging'] })),
    call(review({ Emails: ['ada.byron@example.org'], Topics: ['imaging'] })),
  ),
  'calls-unknown-ticket': warning(
    'Reviewers with a ticket that no policy names',
    'A ticket that is misspelt makes nobody a reviewer. Where the name is right, nothing is to be done.',
    call(review({ TicketTypeNames: ['Facullty'] }), policies),
    call(review({ TicketTypeNames: ['Faculty'] }), policies),
  ),
} as const satisfies CodeTable;
