// ZIP archives of tables: read as a folder is, refused with words where they cannot be.
import { expect, test } from 'vitest';
import { institutionsOf, readOffice, shortly } from '../fixtures/office-tables.ts';
import { zipOf } from '../fixtures/workbooks.ts';
import { openWorkbooks } from './open-workbooks.ts';

const sessions = 'Date,Time,Title,Speaker,Room\n2031-03-06,09:00-10:00,Tides,Ada Sample,Hall A\n';
const people = 'Name,Institution\nAda Sample,Harbour Office\n';

const read = async (bytes: Uint8Array) => readOffice(await openWorkbooks([{ path: 'tables.zip', bytes }]));
const codeOf = async (bytes: Uint8Array) => (await read(bytes)).findings.map(({ code }) => code);

test('the tables of an archive are one programme; what the system packed beside them is nothing', async () => {
  const result = await read(
    zipOf({ 'plan/sessions.csv': sessions, 'plan/people.csv': people, '__MACOSX/plan/._people.csv': 'x', 'plan/.DS_Store': 'x' }),
  );
  expect(shortly(result)).toEqual(['03-06 09:00–10:00 | Tides | Hall A | Ada Sample']);
  expect(institutionsOf(result)).toEqual({ 'Ada Sample': 'Harbour Office' });
  expect(result.findings).toEqual([]);
});

test('an archive within an archive costs itself alone', async () => {
  const result = await read(zipOf({ 'sessions.csv': sessions, 'more.zip': zipOf({ 'people.csv': people }) }));
  expect([shortly(result).length, result.findings.map(({ file, code }) => [file, code])]).toEqual([1, [['more.zip', 'archive-nested']]]);
});

test('bombs, what is cut off, and archives of nothing are refused', async () => {
  const huge = { 'a.csv': '0'.repeat(1_000_000) };
  expect(await codeOf(zipOf(huge, { 'a.csv': 1000 }))).toEqual(['archive-broken']);
  expect(await codeOf(zipOf(huge, { 'a.csv': 0 }))).toEqual(['archive-too-large']);
  expect(await codeOf(zipOf(huge, { 'a.csv': 300_000_000 }))).toEqual(['archive-too-large']);
  expect(await codeOf(zipOf({ 'sessions.csv': sessions }).slice(0, 60))).toEqual(['archive-broken']);
  expect(await codeOf(zipOf({}))).toEqual(['file-empty']);
});
