// Pieces of web pages, as editors copy them out of a content system: tables and lists without the page around them.
import { expect, test } from 'vitest';
import { readOffice, shortly } from '../fixtures/office-tables.ts';
import { fileOf } from '../fixtures/schedules.ts';
import { recordKind } from './records.ts';

const lines = (text: string, path = 'programme.html') => shortly(readOffice(fileOf(path, text)));
const two = ['03-04 09:00–09:30 | Tides | Ada Sample', '03-04 09:30–10:00 | Knots | Bo Example'];

test('a table alone', () => {
  const rows = [
    ['Tides', '9:00-9:30', 'Ada Sample'],
    ['Knots', '9:30-10:00', 'Bo Example'],
  ].map(([title, time, person]) => `<tr><td>2031-03-04</td><td>${time}</td><td>${title}</td><td>${person}</td></tr>`);
  const table = `<table class="x"><tr><th>Date</th><th>Time</th><th>Title</th><th>Speaker</th></tr>${rows.join('')}</table>`;
  expect(lines(table)).toEqual(two);
  expect(lines(`<!-- copied -->\n${table}`, 'programme')).toEqual(two);
  expect(lines(`<section><h2>Programme</h2>${table}</section>`)).toEqual(two);
});

test('a list of definitions: the terms are times', () => {
  const list = '<dl><dt>9:00–9:30</dt><dd>Tides – Ada Sample</dd><dt>9:30–10:00</dt><dd>Knots – Bo Example</dd></dl>';
  expect(lines(`<h2>4 March 2031</h2>${list}`)).toEqual(two);
  expect(lines(list)).toEqual(['? | Tides | Ada Sample', '? | Knots | Bo Example']);
});

test('a definition that ends with its room is a session all the same', () => {
  const list = '<dl><dt>09:00 – 09:45</dt><dd><b>Tides</b>, Ada Sample, Hall A</dd><dt>10:00</dt><dd>Knots</dd></dl>';
  expect(lines(list).map((line) => line.slice(0, 9))).toEqual(['? | Tides', '? | Knots']);
});

test('a list of bullets', () => {
  const list = '<ul><li>9:00–9:30 Tides – Ada Sample</li><li>9:30–10:00 Knots – Bo Example</li><li>10:00–10:30 Coffee</li></ul>';
  expect(lines(`<h3>Tuesday, 4 March 2031</h3>\n${list}`)).toEqual([...two, '03-04 10:00–10:30 | Coffee']);
  expect(lines(list)).toEqual(['? | Tides | Ada Sample', '? | Knots | Bo Example', '? | Coffee']);
});

test('XML stays XML, whatever its elements are called', () => {
  const kinds = ['<section><talk title="Tides"/></section>', '<?xml version="1.0"?><table/>', '<p:list xmlns:p="urn:example"/>'];
  expect(kinds.map((text) => recordKind(fileOf('programme.xml', text)))).toEqual(['xml', 'xml', 'xml']);
  expect(recordKind(fileOf('programme', '<schedule><table/></schedule>'))).toBe('xml');
});
