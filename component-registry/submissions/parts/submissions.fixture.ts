// People, calls and submissions for the tests of the components of submissions.
import type { AbstractCall } from '../../../src/contract/calls.ts';
import type { OpenedReview } from '../../../src/contract/reviews.ts';
import type { Submission } from '../../../src/contract/submissions.ts';
import type { Frame } from '../../../src/session/frame.ts';

type Person = NonNullable<Frame['person']>;
const who = (user: object | null) => ({ user, tickets: [], superUser: false });

/** Somebody signed in. */
export const author = {
  user: { UserId: '7', uuid: 'session-7', Firstname: 'Eve', Surname: 'Sample', Email: 'eve@example.org' },
  who: who({ id: '7', hasTicket: true, isProfessional: false }),
} as unknown as Person;
/** A visitor of a site with accounts. */
export const nobodyThere = { user: null, who: who(null) } as unknown as Person;

export const aCall = (more: Partial<AbstractCall> = {}): AbstractCall => ({
  Id: 'late',
  Title: 'Late-breaking abstracts',
  Text: '',
  OpensAt: null,
  Deadline: '2027-05-04T12:00:00+02:00',
  RevisionDeadline: null,
  DecisionDate: null,
  Topics: [{ Id: 'imaging', Name: 'Imaging' }],
  Kinds: [],
  LongestTitle: 100,
  LongestAbstract: 5,
  CountsWords: true,
  LeastKeywords: 0,
  MostKeywords: 3,
  MostAuthors: 2,
  MostFiles: 1,
  MostFileMegabytes: 1,
  NeedsFile: false,
  AsksConflicts: true,
  Fields: [
    { Id: 'size', Name: 'Patients', Help: '', Kind: 'number', IsRequired: false, Longest: 0, Choices: [] },
    { Id: 'design', Name: 'Design', Help: '', Kind: 'choice', IsRequired: false, Longest: 0, Choices: [{ Id: 'trial', Name: 'Trial' }] },
  ],
  Declarations: [{ Id: 'agreed', Text: 'All agree.', IsRequired: true }],
  Review: {
    IsBlind: true,
    ReviewsPerSubmission: 2,
    OpensAt: null,
    Deadline: null,
    Criteria: [{ Id: 'novelty', Name: 'Novelty', Help: '1: known', Least: 1, Most: 5, Weight: 1 }],
  },
  ...more,
});

export const aSubmission = (more: Partial<Submission> = {}): Submission => ({
  Key: 'submission-0001',
  Number: 12,
  CallId: 'late',
  Title: 'Sleep',
  State: 'submitted',
  MayChange: true,
  MayWithdraw: true,
  ChangedAt: '2027-05-02T08:00:00Z',
  SubmittedAt: '2027-05-02T08:00:00Z',
  Revision: 1,
  Content: {
    Title: 'Sleep',
    Abstract: 'We slept.\n\nWe woke.',
    TopicId: 'imaging',
    KindId: '',
    Keywords: ['sleep'],
    Fields: [{ Id: 'design', Value: 'trial' }],
    Authors: [{ Firstname: 'Eve', Surname: 'Sample', Email: 'eve@example.org', Institutions: ['House'], IsPresenting: true }],
    Conflicts: { Answer: 'none', Text: '' },
    Declarations: ['agreed'],
  },
  Files: [],
  DecidedKind: '',
  Comments: [],
  ...more,
});

export const aReview = (more: Partial<OpenedReview> = {}): OpenedReview => {
  const { Authors: _, Conflicts: __, Declarations: ___, ...Content } = aSubmission().Content;
  return {
    Number: 12,
    CallId: 'late',
    Title: 'Sleep',
    TopicId: 'imaging',
    State: 'open',
    MayReview: true,
    Content,
    Authors: [],
    Conflicts: '',
    Files: [],
    Scores: [],
    ToAuthors: '',
    ToOrganisers: '',
    ...more,
  };
};
