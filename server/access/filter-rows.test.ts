// Rows that cannot be read are sent to nobody with their text, and to everybody with their findings.
import { expect, test } from 'vitest';
import { parseRow } from '../../src/model/documents-of-rows.ts';
import type { Finding } from '../../src/model/finding.ts';
import { everything } from './access.ts';
import { filterRow } from './filter-rows.ts';

const access = { ...everything('visitors'), all: false };
const codes = (resourcevalue: string): string[] => {
  const problems: Finding[] = [];
  parseRow(filterRow({ setname: 'config_json', resourcename: 'pages/HomePage', resourcevalue }, access), problems);
  return problems.map(({ code }) => code);
};

test.each([
  ['{"secret": "press room", }', 'json-syntax'],
  ['', 'json-syntax'],
  ['["press room"]', 'not-an-object'],
  [`${'{"a":'.repeat(1001)}"press room"${'}'.repeat(1001)}`, 'nested-too-deep'],
])('%.30s is %s', (text, code) => {
  expect(codes(text)).toEqual([code]);
  const row = filterRow({ setname: 'config_json', resourcename: 'access', resourcevalue: text }, access);
  expect(row.resourcevalue).not.toContain('press room');
});

/** Words of placements that are left of a page, written in `list` of a grid. */
const left = (list: string, placements: object[], about = access): string => {
  const value = { page: 'HomePage', layers: { banner: { grids: [{ id: 'main', [list]: placements }] } } };
  return filterRow({ setname: 'config_json', resourcename: 'pages/HomePage', resourcevalue: JSON.stringify(value) }, about).resourcevalue;
};

test.each(['placements', 'components'])(
  'in %s, what asks for a key in no text, or is a draft in any other way than false, is not sent',
  (list) => {
    const shut = [{ access: 5 }, { access: ['club'] }, { access: {} }, { draft: 'no' }, { draft: 0 }, { draft: 1 }, { draft: {} }];
    const text = left(
      list,
      [...shut, { draft: false }, { draft: null, access: null }, { access: '' }].map((rest, at) => ({ name: `word-${at}`, ...rest })),
    );
    expect([...text.matchAll(/word-(\d+)/g)].map(([, at]) => Number(at))).toEqual([7, 8, 9]);
  },
);

test('what a layer switches off is looked up in its own layer', () => {
  const asked: string[] = [];
  const value = { page: 'HomePage', layers: { banner: { grids: [{ placements: [{ name: 'word' }] }] } } };
  const row = { setname: 'config_json', resourcename: 'pages/HomePage', resourcevalue: JSON.stringify(value) };
  filterRow(row, access, (_, layer) => asked.push(layer) < 0);
  expect(new Set(asked)).toEqual(new Set(['banner']));
});

test('with the older form, which contains the home page, nothing of the page is sent if the home page is closed', () => {
  const resourcevalue = JSON.stringify({ hideTicker: true, grids: [{ id: 'main', components: [{ name: 'press room' }] }] });
  const row = { setname: 'config_json', resourcename: 'config_json', resourcevalue };
  expect(filterRow(row, access).resourcevalue).toContain('press room');
  const closed = { ...access, page: (page: string) => page !== 'HomePage' };
  expect(JSON.parse(filterRow(row, closed).resourcevalue)).toEqual({ hideTicker: true });
});
