import { expect, test } from 'vitest';
import { createReport } from '../report.ts';
import { fits } from './checked-rows.ts';

const place = { file: 'a.xml', pointer: '', line: 7, column: 1 };

test('a row that fits its schema passes', () => {
  const report = createReport();
  expect(fits('rooms', { Id: 'hall', Name: 'Hall' }, place, report)).toBe(true);
  expect(report.close().findings).toEqual([]);
});

test('a row that does not is quarantined with its source and the words of the schema', () => {
  const report = createReport();
  expect(fits('sessions', { Id: 'a', Name: 'A', StartDateTime: 'soon' }, place, report, () => '<event/>')).toBe(false);
  expect(report.close().quarantine).toEqual([
    { file: 'a.xml', line: 7, pointer: '', reason: expect.stringMatching(/^StartDateTime: /), row: '<event/>' },
  ]);
});
