import { describe, expect, test } from 'vitest';
import { aSession } from './session.fixture.ts';
import { choicesOf, type Filters, fits, isFiltered } from './session-filter.ts';
import { readValues, writeValues } from '../session-list/value-list.ts';

const none: Filters = { track: [], room: [], type: [], language: [], group: [], company: [] };
const sessions = [
  aSession({
    Id: '1',
    TrackId: 't1',
    TrackName: 'Imaging',
    RoomId: 'r1',
    RoomName: 'Hall A',
    Languages: ['en', 'de'],
    Groups: [{ Name: 'CME' }],
  }),
  aSession({ Id: '2', TrackId: 't1', TrackName: 'Imaging', RoomId: 'r2', RoomName: 'Hall B', Languages: ['de'] }),
  aSession({
    Id: '3',
    TrackId: 't2',
    TrackName: 'Arrhythmia',
    RoomId: 'r1',
    RoomName: 'Hall A',
    Languages: ['en'],
    SessionType: 'Workshop',
  }),
];
const ids = (filters: Filters): string =>
  sessions
    .filter((session) => fits(session, filters))
    .map(({ Id }) => Id)
    .join('');
const counts = (filters: Filters, facet: keyof Filters): string => {
  const choices = choicesOf(sessions, sessions, filters, 'en-GB');
  return choices[facet].map(({ label, count }) => `${label} ${count}`).join(', ');
};

describe('filters', () => {
  test('any value of a facet, all facets', () => {
    expect(ids(none)).toBe('123');
    expect(ids({ ...none, language: ['en'] })).toBe('13');
    expect(ids({ ...none, room: ['r1', 'r2'], track: ['t1'] })).toBe('12');
    expect(ids({ ...none, room: ['r1'], language: ['de'] })).toBe('1');
    expect(isFiltered(none)).toBe(false);
    expect(isFiltered({ ...none, group: ['CME'] })).toBe(true);
  });

  test('companies are a facet: by id, else by name; sessions of none have no choice', () => {
    const industry = [
      aSession({ Id: 'a', CompanyAccountId: '701', CompanyAccountName: 'Pulswerk' }),
      aSession({ Id: 'b', CompanyAccountName: 'Nordpuls' }),
      aSession({ Id: 'c' }),
    ];
    const { company } = choicesOf(industry, industry, none, 'en-GB');
    expect(company.map(({ value, label, count }) => [value, label, count])).toEqual([
      ['Nordpuls', 'Nordpuls', 1],
      ['701', 'Pulswerk', 1],
    ]);
    expect(industry.filter((one) => fits(one, { ...none, company: ['701'] })).map(({ Id }) => Id)).toEqual(['a']);
  });

  test('choices are sorted and counted given the other facets, not their own', () => {
    expect(counts(none, 'track')).toBe('Arrhythmia 1, Imaging 2');
    expect(counts({ ...none, room: ['r1'] }, 'track')).toBe('Arrhythmia 1, Imaging 1');
    expect(counts({ ...none, track: ['t2'] }, 'track')).toBe('Arrhythmia 1, Imaging 2');
    expect(counts({ ...none, track: ['t2'], room: ['r2'] }, 'language')).toBe('de 0, en 0');
    expect(counts({ ...none, track: ['t2'], room: ['r2'] }, 'room')).toBe('Hall A 1, Hall B 0');
  });

  test('a kind and a tag are chosen by name, and shown and sorted in the words of their labels', () => {
    const Groups = [{ Name: 'Live', Label: 'En direct' }, { Name: 'CME' }];
    const labelled = [aSession({ Id: '1', SessionType: 'Workshop', TypeLabel: 'Atelier', Groups })];
    const { type, group } = choicesOf(labelled, labelled, none, 'fr-FR');
    expect([...type, ...group].map(({ value, label }) => `${value}: ${label}`)).toEqual([
      'Workshop: Atelier',
      'CME: CME',
      'Live: En direct',
    ]);
    expect(fits(labelled[0]!, { ...none, group: ['Live'] })).toBe(true);
  });

  test('the count is what choosing it would leave', () => {
    const filters = { ...none, language: ['de'], type: ['Symposium'] };
    for (const { value, count } of choicesOf(sessions, sessions, filters, 'en-GB').track) {
      expect(sessions.filter((session) => fits(session, { ...filters, track: [value] }))).toHaveLength(count);
    }
  });

  test('counts are of the pool, choices of the whole programme', () => {
    expect(choicesOf(sessions, sessions.slice(0, 1), none, 'en-GB').track).toEqual([
      { value: 't1', label: 'Imaging', count: 1 },
      { value: 't2', label: 'Arrhythmia', count: 0 },
    ]);
  });

  test('rooms stand as the organiser ordered them, others by their words; what would leave nothing is last', () => {
    const rooms = new Map([
      ['r2', 0],
      ['r1', 1],
    ]);
    const labels = (filters: Filters) => choicesOf(sessions, sessions, filters, 'en-GB', rooms).room.map(({ label }) => label);
    expect(labels(none)).toEqual(['Hall B', 'Hall A']);
    expect(labels({ ...none, track: ['t2'] }), 'no session of it is in Hall B').toEqual(['Hall A', 'Hall B']);
    const quoted = ['"KliMathematik', 'Art', 'Zoo'].map((SessionType, index) => aSession({ Id: String(index), SessionType }));
    expect(choicesOf(quoted, quoted, none, 'en-GB').type.map(({ label }) => label)).toEqual(['Art', '"KliMathematik', 'Zoo']);
  });
});

test.each([[[]], [['a']], [['a', 'b']], [['Talk, long', 'b']], [['Talk 40 (30min +10 Q&A)']]])(
  'values %j survive the address',
  (values) => {
    expect(readValues(writeValues(values))).toEqual(values);
  },
);
