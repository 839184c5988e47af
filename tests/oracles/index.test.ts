// Running case files: what passes, what fails, what differs, what is not run, and how it ends.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderOf, type Recorded, recorded } from '../../cli/commands/fixture/recorded.ts';
import { run } from './index.ts';

const runCases = (...args: string[]): Promise<Recorded> => recorded(run, args);
const cases = (...list: object[]): object => ({ oracle: 'as the rule', cases: list });
const white = { id: 'bri-1', background: '#000', strict: true, expected: 'white' };
const wrong = { id: 'bri-2', background: '#fff', strict: true, expected: 'white' };
const otherReading = { id: 'bri-3', background: '#fff', strict: false, reading: 'R43', expected: 'white' };

test('strict cases and readings are counted apart; the last line counts all', async () => {
  const folder = folderOf({
    'product/brightness.json': cases(white, otherReading),
    'language.json': cases(
      { id: 'l', input: 'de', expected: 'de-DE' },
      { id: 'm', input: 'tlh', strict: false, expected: 'en-GB', alsoAccept: ['en-US'] },
    ),
    'riddles.json': cases(white),
  });
  const { code, out } = await runCases(folder);
  expect(code).toBe(0);
  expect(out).toEqual([
    'language.json: 1 of 1 strict case passed, 1 of 1 reading',
    'product/brightness.json: 1 of 1 strict case passed, 0 of 1 reading',
    '  bri-3 differs (reading R43): expected "white", got "black"',
    'not run, unknown format: riddles.json',
    '2 of 2 strict cases passed, 1 of 2 readings',
    '3 passed, 1 failed',
  ]);
  expect((await runCases(folder, '--readings')).code).toBe(1);
});

test('a strict case that fails is named, and ends with 1', async () => {
  const { code, out } = await runCases(folderOf({ 'brightness.json': cases(white, wrong) }));
  expect(code).toBe(1);
  expect(out).toContain('  bri-2 failed: expected "white", got "black"');
  expect(out.at(-1)).toBe('1 passed, 1 failed');
});

test.each([
  ['not JSON', '{ "cases": [', 'the file failed: not JSON'],
  ['without cases', {}, 'the file failed: it holds no list of cases'],
  ['with no case', cases(), 'the file failed: it holds no list of cases'],
  ['with a case of another shape', cases({ ...white, background: 7 }), 'bri-1 failed: not a case of brightness: background'],
  ['with a case without id', cases({ background: '#000', expected: 'white' }), 'case 1 failed: not a case: id'],
])('a file %s has failed', async (_, content, words) => {
  const { code, out } = await runCases(folderOf({ 'brightness.json': content }));
  expect([code, out.join('\n')]).toEqual([1, expect.stringContaining(words)]);
});

test('running nothing is no success', async () => {
  const { code, out } = await runCases(folderOf({ 'riddles.json': cases(white) }));
  expect([code, out.at(-1)]).toEqual([1, '0 passed, 0 failed']);
});

test('one file alone; what is not there is a wrong call', async () => {
  const folder = folderOf({ 'a/brightness.json': cases(white), 'a/language.json': cases() });
  expect((await runCases(join(folder, 'a/brightness.json'))).out.at(-1)).toBe('1 passed, 0 failed');
  expect((await runCases(join(folder, 'b'))).code).toBe(2);
  expect((await runCases()).code).toBe(2);
  expect((await runCases(folder, '--loud')).err.join()).toContain("'--loud'");
});

test('cases about the timing of advertisements know no other year than their own', async () => {
  const ad = { id: 1, vmxPage: 'HomePage', showInSeconds: 0 };
  const open = { strict: true, expected: { firstShownAtMs: 4000 } };
  const windows = [
    { displayFromDate: '2031-02-03T08:00:00', displayToDate: '2031-02-03T09:00:00' },
    { displayFromDate: '1999-12-31T08:00:00' },
    { displayToDate: '2044-01-01T00:00:00' },
    {},
  ];
  const list = windows.map((window, index) => ({ ...open, id: `adt-${index}`, ads: [{ ...ad, ...window }] }));
  const apart = {
    ...open,
    id: 'adt-apart',
    ads: [
      { ...ad, displayToDate: '2031-01-01' },
      { ...ad, displayFromDate: '2032-01-01' },
    ],
  };
  const { out } = await runCases(folderOf({ 'ads-timing.json': cases(...list, apart) }));
  expect(out.at(-1)).toBe('4 passed, 1 failed');
  expect(out.join('\n')).toContain('the case names no instant');
});
