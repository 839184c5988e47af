// What a submission lacks for its call, when it can be changed, and what scores say together.
import { expect, test } from 'vitest';
import { abstractLength, type AskedContent, type CheckedContent, contentFaults, emptyContent } from './check-content.ts';
import { isCallOpen, mayChange, mayReview, mayWithdraw } from './moments.ts';
import { isFullyScored, isOnScale, percentOf, summaryOf } from './score.ts';

const call: AskedContent = {
  Topics: [{ Id: 'a' }],
  Kinds: [],
  LongestTitle: 10,
  LongestAbstract: 3,
  CountsWords: true,
  LeastKeywords: 1,
  MostKeywords: 2,
  MostAuthors: 2,
  NeedsFile: true,
  MostFiles: 1,
  AsksConflicts: true,
  Fields: [
    { Id: 'n', Kind: 'number', IsRequired: true, Longest: 0, Choices: [] },
    { Id: 'y', Kind: 'yes-no', IsRequired: false, Longest: 0, Choices: [] },
    { Id: 'c', Kind: 'choice', IsRequired: false, Longest: 0, Choices: [{ Id: 'one' }] },
    { Id: 't', Kind: 'text', IsRequired: false, Longest: 4, Choices: [] },
  ],
  Declarations: [{ Id: 'd', IsRequired: true }],
};
const author = (more: Partial<CheckedContent['Authors'][number]> = {}): CheckedContent['Authors'][number] => ({
  Firstname: '',
  Surname: 'Sample',
  Email: 'a@example.org',
  Institutions: ['House'],
  IsPresenting: true,
  ...more,
});
const good: CheckedContent = {
  ...emptyContent,
  Title: 'Ten signs',
  Abstract: 'three short words',
  TopicId: 'a',
  Keywords: ['k'],
  Fields: [{ Id: 'n', Value: '-1,5' }],
  Authors: [author()],
  Conflicts: { Answer: 'none', Text: '' },
  Declarations: ['d'],
};
const faults = (more: Partial<CheckedContent> = {}, files = 1) =>
  contentFaults(call, { ...good, ...more }, files).map(({ field, fault }) => `${field} ${fault}`);

test('what is complete has no faults; nothing at all has one for each field that is asked', () => {
  expect(faults()).toEqual([]);
  expect(contentFaults(call, emptyContent, 0).map(({ field }) => field)).toEqual([
    'Title',
    'TopicId',
    'Abstract',
    'Keywords',
    'Authors',
    'Fields.n',
    'Conflicts',
    'Files',
    'Declarations.d',
  ]);
});

test.each<[Partial<CheckedContent>, string]>([
  [{ Title: '👩‍⚕️'.repeat(4) }, 'Title too-long'],
  [{ Abstract: 'one two three four' }, 'Abstract too-long'],
  [{ TopicId: 'b' }, 'TopicId not-listed'],
  [{ Keywords: ['a', 'b', 'c'] }, 'Keywords too-many'],
  [{ Authors: [author({ IsPresenting: false })] }, 'Authors no-presenter'],
  [{ Authors: [author(), author(), author()] }, 'Authors too-many'],
  [{ Authors: [author({ Email: '' })] }, 'Authors.0.Email missing'],
  [{ Authors: [author({ Email: 'no mail' })] }, 'Authors.0.Email no-mail'],
  [{ Authors: [author({ Institutions: [' '] })] }, 'Authors.0.Institutions missing'],
  [{ Authors: [author(), author({ Surname: '', IsPresenting: false })] }, 'Authors.1.Surname missing'],
  [{ Fields: [{ Id: 'n', Value: '1e9' }] }, 'Fields.n no-number'],
  [{ Fields: [...good.Fields, { Id: 'y', Value: 'maybe' }] }, 'Fields.y not-listed'],
  [{ Fields: [...good.Fields, { Id: 'c', Value: 'two' }] }, 'Fields.c not-listed'],
  [{ Fields: [...good.Fields, { Id: 't', Value: 'fives' }] }, 'Fields.t too-long'],
  [{ Conflicts: { Answer: 'some', Text: ' ' } }, 'Conflicts.Text missing'],
])('%j', (more, fault) => {
  expect(faults(more)).toEqual([fault]);
});

test('words or characters are counted, as readers count them', () => {
  expect(abstractLength({ CountsWords: true }, ' a  b\n\nc ')).toBe(3);
  expect(abstractLength({ CountsWords: false }, ' añ😀 ')).toBe(3);
});

test('dates decide by the instant; a decision ends changes, a revision has its own deadline', () => {
  const dates = { opens: 10, deadline: 20, revision: 40, reviewOpens: 21, reviewDeadline: 30 };
  expect([9, 10, 20, 21].map((now) => isCallOpen(dates, now))).toEqual([false, true, true, false]);
  expect([mayChange('draft', dates, 20), mayChange('submitted', dates, 21), mayChange('withdrawn', dates, 20)]).toEqual([
    true,
    false,
    true,
  ]);
  expect([mayChange('revision', dates, 40), mayChange('revision', dates, 41), mayChange('accepted', dates, 15)]).toEqual([
    true,
    false,
    false,
  ]);
  expect((['draft', 'review', 'rejected', 'withdrawn'] as const).map(mayWithdraw)).toEqual([true, true, false, false]);
  expect([mayReview('review', dates, 20), mayReview('review', dates, 30), mayReview('accepted', dates, 25)]).toEqual([false, true, false]);
});

test('scores: weighted, on different scales; mean and spread', () => {
  const scales = [
    { Id: 'a', Least: 1, Most: 5, Weight: 3 },
    { Id: 'b', Least: 0, Most: 10, Weight: 1 },
  ];
  const scores = [
    { Id: 'a', Value: 5 },
    { Id: 'b', Value: 0 },
  ];
  expect([isFullyScored(scales, scores), isFullyScored(scales, scores.slice(1)), isOnScale(scales, { Id: 'a', Value: 0 })]).toEqual([
    true,
    false,
    false,
  ]);
  expect([percentOf(scales, scores), percentOf(scales, scores.slice(1)), percentOf(scales, [])]).toEqual([75, 0, undefined]);
  expect(percentOf([{ ...scales[0]!, Weight: 0 }], scores)).toBeUndefined();
  expect([summaryOf([50, 100]), summaryOf([])]).toEqual([{ mean: 75, spread: 25 }, undefined]);
});
