// foyer new: an event that is in order as it is written, asked for at a terminal, and never one over another.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { platformLanguages } from '../../src/i18n/platform-languages.ts';
import { answering, folderOf, foyer } from './fixture/recorded.ts';

const read = (folder: string, path: string) => JSON.parse(readFileSync(join(folder, path), 'utf8'));
const call = (folder: string, ...more: string[]) => ['new', 'harbour/harbour2027', '--out', folder, ...more];
const DAYS = ['--from', '2027-06-04', '--to', '2027-06-05'];

test('in a pipe nothing is asked, and the event has no finding', async () => {
  const folder = folderOf();
  const { code, out, err } = await foyer(...call(folder, ...DAYS, '--city', 'Hamburg', '--time-zone', 'Europe/Berlin'));
  expect([code, out.at(-1)]).toEqual([0, expect.stringMatching(/^Checked: No findings in 1 event/)]);
  expect(err[0]).toBe(`Publish it with: node cli/index.ts publish ${join(folder, 'harbour/harbour2027')}`);
  expect(read(folder, 'harbour/harbour2027/app.json').event).toMatchObject({
    name: 'Harbour 2027',
    startDate: '2027-06-04',
    endDate: '2027-06-05',
    timeZone: 'Europe/Berlin',
    city: 'Hamburg',
  });
  const sessions: { Id: string; Highlighted?: true }[] = read(folder, 'harbour/harbour2027/data/sessions.json').rows;
  expect(sessions.filter(({ Highlighted }) => Highlighted).map(({ Id }) => Id)).toEqual(['opening-1', 'keynote-1', 'closing-1']);
  expect((await foyer('validate', folder, '--notes')).out.at(-1)).toMatch(/^No findings/);
});

test('it is in order in every language, alone and together', async () => {
  for (const languages of [...platformLanguages, platformLanguages.join(',')]) {
    const folder = folderOf();
    const { out } = await foyer(...call(folder, ...DAYS, '--languages', languages, '--organiser', 'A', '--venue', 'B'));
    expect([languages, out.at(-1)]).toEqual([languages, expect.stringMatching(/No findings/)]);
    expect((await foyer('validate', folder, '--notes')).out).toEqual([expect.stringMatching(/^No findings/)]);
    expect(readFileSync(join(folder, 'harbour/harbour2027/pages/Practical-information.json'), 'utf8')).not.toContain('{{');
  }
});

test('an event without programme, with its colour; schemas are found from its files', async () => {
  const folder = folderOf();
  await foyer(...call(folder, ...DAYS, '--no-programme', '--brand', '#0b4f6c'));
  const event = join(folder, 'harbour/harbour2027');
  expect(readdirSync(event).toSorted()).toEqual(['app.json', 'header.json', 'pages', 'theme.json']);
  expect(read(event, 'theme.json').brand).toBe('#0b4f6c');
  for (const path of ['app.json', 'pages/HomePage.json', '../instance.json'])
    expect(JSON.parse(readFileSync(join(event, path, '..', read(event, path).$schema), 'utf8'))).toHaveProperty('$schema');
  expect((await foyer('validate', folder)).code).toBe(0);
});

test('at a terminal what is not given is asked for, and what cannot be is asked for again', async () => {
  const folder = folderOf();
  const { asked, code } = await answering(
    [
      'Harbour Days',
      '4 June',
      '2027-06-04',
      '2027-06-03',
      '2027-06-06',
      'Berlin',
      'Europe/Berlin',
      'de, en',
      'Hamburg',
      '',
      '',
      'blue',
      '',
    ],
    ...call(folder),
  );
  expect(code).toBe(0);
  expect(asked.map((question) => question.split(/[, ]/)[0])).toEqual([
    'Name',
    'First',
    'First',
    'Last',
    'Last',
    'Time',
    'Time',
    'Languages',
    'City',
    'Venue',
    'Organiser',
    'Brand',
    'Brand',
  ]);
  expect(read(folder, 'harbour/harbour2027/app.json').event).toEqual({
    name: 'Harbour Days',
    timeZone: 'Europe/Berlin',
    startDate: '2027-06-04',
    endDate: '2027-06-06',
    languages: ['de-DE', 'en-GB'],
    city: 'Hamburg',
  });
});

test('what cannot be used is a wrong call, and writes nothing', async () => {
  const folder = folderOf();
  vi.stubEnv('TZ', 'UTC');
  const wrong = [
    [],
    ['--from', '2027-02-30'],
    ['--from', '2027-06-05', '--to', '2027-06-04'],
    ['--from', '2027-06-05', '--to', '2028-06-04'],
  ];
  for (const options of [...wrong, [...DAYS, '--brand', 'blue'], [...DAYS, '--languages', 'x'], [...DAYS, '--time-zone', 'Berlin']])
    expect([options, (await foyer(...call(folder, ...options))).code]).toEqual([options, 2]);
  // Publishing would refuse an instance whose address is the server's own.
  for (const name of ['../harbour', 'api/harbour2027', 'V2/harbour2027'])
    expect([name, (await foyer('new', name, '--out', folder, ...DAYS)).code]).toEqual([name, 2]);
  expect(readdirSync(folder)).toEqual([]);
});

test('an event that is there is not touched; another beside it keeps what they share', async () => {
  const folder = folderOf();
  await foyer(...call(folder, ...DAYS));
  const before = read(folder, 'harbour/instance.json');
  const again = await foyer(...call(folder, ...DAYS, '--name', 'Other'));
  expect([again.code, again.out]).toEqual([1, [expect.stringMatching(/^Nothing was written: .* is there already/)]]);
  expect(read(folder, 'harbour/harbour2027/app.json').event.name).toBe('Harbour 2027');
  expect((await foyer('new', 'harbour/harbour2028', '--out', folder, '--from', '2028-06-02')).code).toBe(0);
  expect(read(folder, 'harbour/instance.json')).toEqual(before);
});
