import { expect, test } from 'vitest';
import { dataFiles } from '../../../src/model/documents/programme.ts';
import { jobRowsOf } from './jobs-of-content.ts';

const languages = ['en-GB', 'de-DE'];
const apply = '<p><a href="https://example.org/apply?a=1&amp;b=2" rel="noopener">Apply here</a></p>';
const board = [
  { company: 'Wick & Sons', title: 'Wick & Sons', html: '<p>We light.</p>' },
  { company: 'Wick & Sons', title: 'Keeper', html: `<p>Lamps. <a href="https://example.org/lamps" rel="noopener">Lamps</a></p>${apply}` },
  { company: 'Tides AG', title: 'Keeper', html: '<p>Pearls.</p>' },
  { company: 'Oil SA', title: 'Oil SA', html: '<p>Ask us.</p>' },
  { company: '', title: 'Cook', html: '' },
];

test('a row for each position: its employer, the way to apply, and what the company says below', () => {
  const rows = jobRowsOf(board, [{ Id: '701', Name: { 'en-GB': 'TIDES AG' } }], languages);
  expect(rows).toEqual([
    {
      Id: 'wick-sons-keeper',
      Title: 'Keeper',
      Employer: 'Wick & Sons',
      ApplyUrl: 'https://example.org/apply?a=1&b=2',
      Text: `${board[1]!.html}\n<h3>Wick &amp; Sons</h3>\n<p>We light.</p>`,
    },
    { Id: 'tides-ag-keeper', Title: 'Keeper', CompanyAccountId: '701', Text: '<p>Pearls.</p>' },
    { Id: 'oil-sa', Title: { 'en-GB': 'Open positions', 'de-DE': 'Offene Stellen' }, Employer: 'Oil SA', Text: '<p>Ask us.</p>' },
    { Id: 'cook', Title: 'Cook' },
  ]);
  for (const row of rows) expect(dataFiles.jobs.safeParse(row).error?.issues ?? [], row.Id).toEqual([]);
});

test('the ids stay when the board has another order; a text stays within what a field holds', () => {
  const ids = (jobs: typeof board) => jobRowsOf(jobs, [], languages).map(({ Id }) => Id);
  expect(ids(board.toReversed()).toSorted()).toEqual(ids(board).toSorted());
  const long = [board[0]!, { ...board[1]!, html: 'x'.repeat(99_990) }];
  expect(jobRowsOf(long, [], languages)).toMatchObject([{ Text: long[1]!.html }]);
});
