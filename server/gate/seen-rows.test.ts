// Rows that cannot be read reach nobody with their text, and everybody with what is wrong with them.
import { expect, test } from 'vitest';
import { parseRow } from '../../src/model/documents-of-rows.ts';
import type { Finding } from '../../src/model/finding.ts';
import { everything } from './access.ts';
import { seenRow } from './seen-rows.ts';

const access = { ...everything('visitors'), all: false };
const codes = (resourcevalue: string): string[] => {
  const problems: Finding[] = [];
  parseRow(seenRow({ setname: 'config_json', resourcename: 'pages/HomePage', resourcevalue }, access), problems);
  return problems.map(({ code }) => code);
};

test.each([
  ['{"secret": "press room", }', 'json-syntax'],
  ['', 'json-syntax'],
  ['["press room"]', 'not-an-object'],
  [`${'{"a":'.repeat(1001)}"press room"${'}'.repeat(1001)}`, 'nested-too-deep'],
])('%.30s is %s', (text, code) => {
  expect(codes(text)).toEqual([code]);
  const row = seenRow({ setname: 'config_json', resourcename: 'access', resourcevalue: text }, access);
  expect(row.resourcevalue).not.toContain('press room');
});
