// The programme prepared from data files: bad rows left out, people completed, order, times in the event's zone.
import { expect, test } from 'vitest';
import { heart27 } from '../fixture/congress.ts';
import type { Finding } from '../../src/model/finding.ts';
import { createProgramme } from './programme.ts';
import { readProgramme } from './programme-rows.ts';

const file = (name: string, value: unknown) => ({
  name,
  file: `data/${name}.json`,
  text: typeof value === 'string' ? value : JSON.stringify(value),
});
const programmeOf = (...files: ReturnType<typeof file>[]) => {
  const findings: Finding[] = [];
  const words = {
    timeZone: 'Europe/Berlin',
    text: (text: unknown) => (typeof text === 'string' ? text : ''),
    address: (written: string) => written,
  };
  const view = createProgramme(readProgramme(files, findings), words).inLanguage('en-GB');
  return { view, findings: findings.map(({ code, pointer, file: where }) => `${where} ${code} ${pointer}`) };
};

test('a row that does not fit is left out with its place; its neighbours stay', () => {
  const { view, findings } = programmeOf(
    file('rooms', {
      rows: [
        { Id: 'a', Name: 'A' },
        { Id: 'b' },
        null,
        { Id: 'a', Name: 'Again' },
        { Id: 'c', Name: 'C', Capacity: -1 },
        { Id: 'd', Name: 'D' },
      ],
    }),
    file('sessions', '{'),
    file('tracks', { rows: 'none' }),
  );
  expect(view.rooms.map(({ Id, Name }) => [Id, Name])).toEqual([
    ['a', 'A'],
    ['d', 'D'],
  ]);
  expect(findings).toEqual([
    'data/rooms.json unreadable-row /rows/1/Name',
    'data/rooms.json unreadable-row /rows/2',
    'data/rooms.json duplicate-id /rows/3/Id',
    'data/rooms.json unreadable-row /rows/4/Capacity',
    'data/tracks.json unreadable-data ',
    'data/sessions.json unreadable-data ',
  ]);
});

test('a file of the event takes the place of the instance’s', () => {
  const { view } = programmeOf(
    file('rooms', { rows: [{ Id: 'a', Name: 'Instance' }] }),
    file('rooms', { rows: [{ Id: 'b', Name: 'Event' }] }),
  );
  expect(view.rooms.map(({ Id }) => Id)).toEqual(['b']);
});

test('sessions come by start, room, name; those without time last', () => {
  const row = (Id: string, StartDateTime: string | null, RoomId = '', Name = Id) => ({ Id, Name, StartDateTime, RoomId });
  const { view } = programmeOf(
    file('rooms', {
      rows: [
        { Id: 'small', Name: 'Small', Sort: 2 },
        { Id: 'big', Name: 'Big', Sort: 1 },
      ],
    }),
    file('sessions', {
      rows: [
        row('none', null),
        row('empty', ''),
        row('late', '2027-05-03T10:00'),
        row('z', '2027-05-03T09:00', 'big', 'B'),
        row('y', '2027-05-03T09:00', 'small'),
        row('x', '2027-05-03T09:00', 'big', 'A'),
        row('w', '2027-05-03T07:00Z', 'nowhere'),
      ],
    }),
  );
  expect(view.sessions.map(({ Id }) => Id)).toEqual(['x', 'z', 'y', 'w', 'late', 'empty', 'none']);
});

test('times carry the offset of their own day, also across the change of clocks', () => {
  const { view } = programmeOf(
    file('sessions', {
      rows: [
        { Id: 's', Name: 'S', StartDateTime: '2026-10-25T01:30', EndDateTime: '2026-10-25T03:30' },
        { Id: 'day', Name: 'D', StartDateTime: '2027-05-04', EndDateTime: '2027-05-04' },
      ],
    }),
  );
  expect(view.session('s')).toMatchObject({
    StartDateTime: '2026-10-25T01:30:00+02:00',
    EndDateTime: '2026-10-25T03:30:00+01:00',
    ProgrammeDay: '2026-10-25',
  });
  expect(view.session('day')).toMatchObject({ StartDateTime: '2027-05-04T00:00:00+02:00', EndDateTime: '2027-05-04T23:59:59+02:00' });
});

test('people are named by their own row where they have one, and know what they do', () => {
  const ref = (Id: string, Surname: string) => ({ Id, Firstname: '', Surname, DisplayName: '' });
  const { view } = programmeOf(
    file('authors', {
      rows: [
        { Id: 'p1', Firstname: 'Ada', Surname: 'Okafor', Biography: 'B' },
        { Id: 'p2', DisplayName: 'Zoë' },
      ],
    }),
    file('sessions', {
      rows: [
        { Id: 's1', Name: 'S1', Chairs: [ref('p1', 'written')], Speakers: [ref('', 'Guest')] },
        { Id: 's2', Name: 'S2' },
      ],
    }),
    file('presentations', {
      rows: [
        { Id: 'q', SessionId: 's2', Title: 'Q', Speakers: [ref('p1', ''), ref('p2', '')] },
        { Id: 'lost', SessionId: 'nowhere', Title: 'L' },
      ],
    }),
  );
  expect(view.session('s1')?.Chairs).toEqual([{ Id: 'p1', Firstname: 'Ada', Surname: 'Okafor', DisplayName: 'Ada Okafor' }]);
  expect(view.session('s1')?.Speakers).toEqual([{ Id: '', Firstname: '', Surname: 'Guest', DisplayName: 'Guest' }]);
  expect(view.session('s2')?.Presentations.map(({ Id, SpeakerSurname }) => [Id, SpeakerSurname])).toEqual([['q', 'Okafor']]);
  expect(view.author('p1')).toMatchObject({ SessionIds: ['s1', 's2'], PresentationIds: ['q'], Biography: '<p>B</p>' });
  expect(view.authors.map(({ Biography }) => Biography)).toEqual(['', '']);
  expect(view.presentations.map(({ Id }) => Id)).toEqual(['q', 'lost']);
});

test('texts written without a language are in the one that is spoken, where that is another than the page’s', () => {
  const row = (Id: string, Languages: string[], Name: unknown = Id) => ({ Id, Name, Languages });
  const talk = (Id: string, Language: string) => ({ Id, SessionId: 'english', Title: Id, Language, Abstract: 'Text' });
  const { view } = programmeOf(
    file('sessions', {
      rows: [
        row('german', ['de']),
        row('english', ['en']),
        row('both', ['de', 'en']),
        row('unknown', []),
        row('by name', ['German']),
        row('by place', ['EN-us']),
        row('translated', ['de'], { 'en-GB': 'Heart', 'de-DE': 'Herz' }),
      ],
    }),
    file('presentations', { rows: [talk('q-de', 'de'), talk('q-en', 'en')] }),
  );
  const written = view.sessions.flatMap(({ Id, TextLanguage }) => (TextLanguage === undefined ? [] : [[Id, TextLanguage]]));
  expect(written).toEqual([['german', 'de']]);
  expect(view.detail('english')?.Presentations.map(({ Id, TextLanguage = '' }) => [Id, TextLanguage])).toEqual([
    ['q-de', 'de'],
    ['q-en', ''],
  ]);
  expect(view.abstracts.detail('q-de')?.TextLanguage).toBe('de');
});

test('links that lead nowhere are left out of details', () => {
  const data = heart27.find(({ path }) => path.endsWith('sessions.json'))!;
  const { view } = programmeOf({ name: 'sessions', file: data.path, text: data.text });
  expect(view.detail('s-opening')?.Links.map(({ Title }) => Title)).toEqual(['Programme', 'Trap']);
  expect(view.detail('nothing')).toBeUndefined();
});

test('a text that is there in other languages alone says in which it is', () => {
  const rows = [
    { Id: 'english', Name: 'A', Abstract: { 'en-GB': '<p>Heart</p>' }, Description: { 'en-GB': 'Of it', 'tr-TR': 'Bunun' } },
    { Id: 'plain', Name: 'B', Abstract: '<p>Heart</p>' },
    { Id: 'empty', Name: 'C', Abstract: { 'tr-TR': '', 'en-GB': 'Heart' } },
  ];
  const text = (given: unknown, language: string): string =>
    typeof given === 'string'
      ? given
      : (((given as Record<string, string> | undefined)?.[language] || (given as Record<string, string> | undefined)?.['en-GB']) ?? '');
  const words = { timeZone: 'Europe/Berlin', text, address: (written: string) => written };
  const programme = createProgramme(readProgramme([file('sessions', { rows })], []), words);
  const of = (id: string, language: string) => {
    const { Abstract = '', Description = '' } = programme.inLanguage(language).detail(id) ?? {};
    return [Abstract, Description];
  };
  expect(of('english', 'tr-TR')).toEqual(['<div lang="en"><p>Heart</p></div>', '<p>Bunun</p>']);
  expect(of('english', 'en-GB')).toEqual(['<p>Heart</p>', '<p>Of it</p>']);
  expect(of('english', 'en-US')[0], 'the same language').toBe('<p>Heart</p>');
  expect(of('plain', 'tr-TR')[0]).toBe('<p>Heart</p>');
  expect(of('empty', 'tr-TR')[0]).toBe('<div lang="en"><p>Heart</p></div>');
});
