// One list of records of several kinds: JSON lines with a type, dumps of Django. Accounts stay where they are.
import { expect, test } from 'vitest';
import { institutionsOf, readOffice, shortly } from '../fixtures/office-tables.ts';
import { fileOf } from '../fixtures/schedules.ts';

const lines = ['03-04 09:00–09:45 | Reading tides | Hall A | Ada Sample + Bo Example', '03-04 10:00–10:45 | Lamps | Hall A | Bo Example'];

test('JSON lines that name their type', () => {
  const records = [
    { type: 'room', id: 'r1', name: 'Hall A' },
    { type: 'person', id: 'p1', name: 'Ada Sample', affiliation: 'Tide Office' },
    { type: 'person', id: 'p2', name: 'Bo Example' },
    {
      type: 'talk',
      id: 't1',
      title: 'Reading tides',
      room: 'r1',
      speakers: ['p1', 'p2'],
      start: '2031-03-04T09:00:00+01:00',
      end: '2031-03-04T09:45:00+01:00',
    },
    {
      type: 'talk',
      id: 't2',
      title: 'Lamps',
      room: 'r1',
      speakers: ['p2'],
      start: '2031-03-04T10:00:00+01:00',
      end: '2031-03-04T10:45:00+01:00',
    },
  ];
  const result = readOffice(fileOf('export.ndjson', records.map((one) => JSON.stringify(one)).join('\n')));
  expect(shortly(result)).toEqual(lines);
  expect(institutionsOf(result)).toEqual({ 'Ada Sample': 'Tide Office', 'Bo Example': undefined });
});

test('a dump of Django: fields apart from keys, accounts left out', () => {
  const records = [
    { model: 'auth.user', pk: 1, fields: { username: 'admin', password: 'secret', email: 'a@example.org' } },
    { model: 'conf.room', pk: 1, fields: { name: 'Hall A' } },
    { model: 'conf.speaker', pk: 7, fields: { name: 'Ada Sample', affiliation: 'Tide Office' } },
    { model: 'conf.speaker', pk: 8, fields: { name: 'Bo Example', affiliation: 'Lamp Works' } },
    {
      model: 'conf.talk',
      pk: 3,
      fields: { title: 'Reading tides', room: 1, speakers: [7, 8], start: '2031-03-04T09:00:00+01:00', end: '2031-03-04T09:45:00+01:00' },
    },
    {
      model: 'conf.talk',
      pk: 4,
      fields: { title: 'Lamps', room: 1, speakers: [8], start: '2031-03-04T10:00:00+01:00', end: '2031-03-04T10:45:00+01:00' },
    },
  ];
  const result = readOffice(fileOf('dumpdata.json', JSON.stringify(records)));
  expect(shortly(result)).toEqual(lines);
  expect(institutionsOf(result)).toEqual({ 'Ada Sample': 'Tide Office', 'Bo Example': 'Lamp Works' });
  expect(JSON.stringify(result)).not.toContain('secret');
  expect(result.findings.map(({ code }) => code)).toEqual(['sql-left-out']);
});

test('a type of sessions alone parts nothing', () => {
  const records = [
    { type: 'talk', title: 'Tides', start: '2031-03-04T09:00:00+01:00', end: '2031-03-04T09:45:00+01:00' },
    { type: 'workshop', title: 'Lamps', start: '2031-03-04T10:00:00+01:00', end: '2031-03-04T10:45:00+01:00' },
  ];
  expect(shortly(readOffice(fileOf('talks.json', JSON.stringify(records))))).toEqual([
    '03-04 09:00–09:45 | Tides',
    '03-04 10:00–10:45 | Lamps',
  ]);
});
