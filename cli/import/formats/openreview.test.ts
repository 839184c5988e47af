import { expect, test } from 'vitest';
import { fileOf } from '../fixtures/schedules.ts';
import { importProgramme } from '../import-programme.ts';

const note = (id: string, content: object, over: object = {}): object => ({
  id,
  forum: id,
  invitations: ['Lantern.org/2031/Conference/-/Submission'],
  cdate: 1_900_000_000_000,
  signatures: ['Lantern.org/2031/Conference'],
  content,
  ...over,
});
const valued = (content: Record<string, unknown>): object =>
  Object.fromEntries(Object.entries(content).map(([name, value]) => [name, { value }]));
const paper = (title: string, venue: string): Record<string, unknown> => ({
  title,
  authors: ['Ada Sample', 'Ben Sample'],
  abstract: 'On tides.',
  keywords: ['moon'],
  venue,
  pdf: '/pdf/abc.pdf',
  primary_area: 'sea',
});
const read = (...values: unknown[]) =>
  importProgramme({ files: values.map((value, index) => fileOf(`notes-${index}.json`, JSON.stringify(value))) });

test.each([
  ['second', valued],
  ['first', (content: Record<string, unknown>) => content],
])('papers of the %s version of the API arrive under their venue, those that are not accepted do not', (_version, made) => {
  const reviewed = note('R', made({ title: 'A review', authors: ['Cleo'] }), { forum: 'A', replyto: 'A' });
  const { format, rows, quarantine, leftOut } = read({
    notes: [
      note('A', made(paper('Tides', 'Lantern 2031 oral'))),
      note('B', made(paper('Ebb', 'Lantern 2031 poster'))),
      note('C', made(paper('Flood', 'Submitted to Lantern 2031'))),
      note('E', made({ ...paper('Storm', ''), venueid: 'Lantern.org/2031/Conference/Desk_Rejected_Submission' })),
      reviewed,
      note('D', made({ ...paper('', 'Lantern 2031 oral'), title: '' })),
      'no note',
    ],
    count: 7,
  });
  expect(format).toBe('openreview');
  expect(rows.sessions.map(({ Name, StartDateTime }) => [Name, StartDateTime])).toEqual([
    ['Lantern 2031 oral', null],
    ['Lantern 2031 poster', null],
  ]);
  expect(rows.presentations).toMatchObject([
    {
      Id: 'A',
      Title: 'Tides',
      Links: [
        { Title: 'Paper', Url: 'https://openreview.net/pdf/abc.pdf' },
        { Title: 'OpenReview', Url: 'https://openreview.net/forum?id=A' },
      ],
      Groups: [{ Name: 'sea' }, { Name: 'moon' }],
      Speakers: [{ DisplayName: 'Ada Sample' }, { DisplayName: 'Ben Sample' }],
    },
    { Id: 'B' },
  ]);
  expect(quarantine.map(({ pointer }) => pointer).toSorted()).toEqual(['/notes/5', '/notes/6']);
  expect(leftOut.map(({ field, rows: count }) => [field, count])).toEqual(
    expect.arrayContaining([
      ['papers that are not accepted', 2],
      ['reviews, comments and decisions', 1],
    ]),
  );
});

test('pages of one list are one programme, and a paper on two of them is one', () => {
  const { rows } = read([note('A', valued(paper('Tides', 'Oral')))], {
    notes: [note('A', valued(paper('Tides', 'Oral'))), note('B', valued(paper('Ebb', 'Oral')))],
  });
  expect(rows.presentations.map(({ Id }) => Id)).toEqual(['A', 'B']);
});

test('a paper with a decision is in the programme where it is accepted, under what it is accepted as', () => {
  const note = (id: string, decision: string) => ({
    id,
    content: { title: `Paper ${id}`, authors: ['Ada Sample'], decision },
    invitations: [],
  });
  const notes = [note('a', 'Accept (Poster)'), note('b', 'Reject'), note('c', 'Accept as oral')];
  const { rows, leftOut } = importProgramme({ files: [fileOf('notes.json', JSON.stringify({ notes }))] });
  expect(rows.sessions.map(({ Name }) => Name)).toEqual(['Poster', 'Oral']);
  expect(rows.presentations.map(({ Title }) => Title)).toEqual(['Paper a', 'Paper c']);
  expect(leftOut).toEqual([expect.objectContaining({ field: 'papers that are not accepted', rows: 1 })]);
});
