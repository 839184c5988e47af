import { expect, test } from 'vitest';
import { dataFileText } from '../write/data-files.ts';
import { noRows, type ProgrammeRows, type SessionRow } from '../rows.ts';
import { describeDiff, isSame } from './describe-diff.ts';
import { diffImport } from './diff-import.ts';
import { rowsOfFiles } from './rows-of-files.ts';

const person = (DisplayName: string) => ({ Id: DisplayName.toLowerCase(), Firstname: '', Surname: DisplayName, DisplayName });
const origin = (over: object) => ({ Guid: '', Code: '', Slug: '', Url: '', ...over });
const session = (Id: string, over: Partial<SessionRow> = {}): SessionRow => ({
  Id,
  Name: `Session ${Id}`,
  StartDateTime: '2031-03-01T09:00:00+01:00',
  EndDateTime: '2031-03-01T10:00:00+01:00',
  ProgrammeDay: '2031-03-01',
  RoomId: 'lamp',
  Speakers: [person('Sample')],
  ...over,
});
const programme = (sessions: SessionRow[], over: Partial<ProgrammeRows> = {}): ProgrammeRows => ({
  ...noRows(),
  rooms: [
    { Id: 'lamp', Name: 'Lamp Room' },
    { Id: 'wick', Name: 'Wick Hall' },
  ],
  sessions,
  ...over,
});
const lines = (before: ProgrammeRows, after: ProgrammeRows) =>
  describeDiff(diffImport(before, after), 'Europe/Berlin').map(({ text }) => text);

test('the same rows are the same, also with other ids of rooms, other offsets and highlights', () => {
  const before = programme([session('a', { Highlighted: true })]);
  const after = programme([session('a', { RoomId: 'room-1', StartDateTime: '2031-03-01T08:00:00+00:00' })], {
    rooms: [{ Id: 'room-1', Name: 'Lamp Room' }],
  });
  expect(isSame(diffImport(before, after))).toBe(true);
  expect(lines(before, after)).toEqual(['nothing is different; 1 as before']);
});

test('added, moved, changed and cancelled are reported in words', () => {
  const before = programme([session('a'), session('b'), session('c'), session('d')]);
  const after = programme([
    session('a', { StartDateTime: '2031-03-01T11:00:00+01:00', EndDateTime: '2031-03-01T12:00:00+01:00', RoomId: 'wick' }),
    session('b', { Name: 'Renamed', Abstract: '<p>New</p>' }),
    session('c'),
    session('e'),
  ]);
  expect(lines(before, after)).toEqual([
    '1 added, 1 moved, 1 changed, 1 cancelled; 1 as before',
    'cancelled: “Session d”, 2031-03-01 09:00',
    'moved: “Session a”: 2 hours later, to 2031-03-01 11:00, was 2031-03-01 09:00; room “Wick Hall”, was “Lamp Room”',
    'changed: “Renamed”: title “Renamed”, was “Session b”; abstract now “New”',
    'added: “Session e”, 2031-03-01 09:00',
  ]);
});

test.each([
  ['guid', { Origin: origin({ Guid: 'g' }) }, { Origin: origin({ Guid: 'g' }) }],
  ['code', { Origin: origin({ Code: 'C' }) }, { Origin: origin({ Code: 'C' }) }],
  ['slug', { Origin: origin({ Slug: 's' }) }, { Origin: origin({ Slug: 's' }) }],
  ['title and speaker', { Name: 'Tides' }, { Name: 'Tides' }],
])('a session with another id is known again by its %s', (_key, before, after) => {
  const diff = diffImport(
    programme([session('old', { Name: 'Before', ...before })]),
    programme([session('new', { Name: 'After', ...after })]),
  );
  expect([diff.added, diff.cancelled, [...diff.renamed]]).toEqual([[], [], [['old', 'new']]]);
});

test('the guid precedes the id: two sessions that exchange their ids stay themselves', () => {
  const one = { Origin: origin({ Guid: '1' }), Name: 'One' };
  const two = { Origin: origin({ Guid: '2' }), Name: 'Two' };
  const diff = diffImport(programme([session('a', one), session('b', two)]), programme([session('a', two), session('b', one)]));
  expect([diff.different.length, diff.same, diff.added.length]).toEqual([0, 2, 0]);
  expect(diffImport(programme([session('a', one)]), programme([session('a', two)]))).toMatchObject({ added: [{}], cancelled: [{}] });
});

test('sittings that share a code are distinguished by their ids', () => {
  const code = { Origin: origin({ Code: 'WS-1' }) };
  const diff = diffImport(
    programme([session('WS-1', code), session('WS-1-2', code)]),
    programme([session('WS-1', code), session('WS-1-2', { ...code, RoomId: 'wick' })]),
  );
  expect(diff.different.map(({ after }) => after.Id)).toEqual(['WS-1-2']);
});

test('presentations are compared too, and follow a session whose id is new', () => {
  const talk = { Id: 'p', Title: 'Tides', SessionId: 'a' };
  const same = { Name: 'Same', Origin: origin({ Guid: 'g' }) };
  const before = programme([session('a', same)], { presentations: [talk] });
  const after = programme([session('z', same)], { presentations: [{ ...talk, SessionId: 'z' }] });
  expect(isSame(diffImport(before, after))).toBe(true);
  expect(lines(before, programme([session('z', same)]))).toContain('cancelled: presentation “Tides”');
});

test('the rows of an earlier import are read back from its files; broken files count as none', () => {
  const rows = programme([session('a')]);
  const texts: Record<string, string> = {
    sessions: dataFileText('x', rows.sessions),
    rooms: dataFileText('x', rows.rooms),
    tracks: 'no JSON',
    authors: '{"rows":[{"Id":1}]}',
  };
  expect(
    isSame(
      diffImport(
        rowsOfFiles((name) => texts[name]),
        rows,
      ),
    ),
  ).toBe(true);
  expect(rowsOfFiles((name) => texts[name]).authors).toEqual([]);
});

test('two sessions nobody can distinguish are matched by nothing: neither takes the place of the other', () => {
  const twin = (Id: string, StartDateTime: string) => session(Id, { Name: 'Poster walk', StartDateTime });
  const before = programme([twin('a', '2031-03-01T09:00:00+01:00'), twin('b', '2031-03-01T11:00:00+01:00')]);
  const after = programme([twin('c', '2031-03-01T12:00:00+01:00'), twin('d', '2031-03-01T10:00:00+01:00')]);
  const { added, cancelled, different, renamed } = diffImport(before, after);
  expect([added, cancelled].map((list) => list.map(({ row }) => row.Id))).toEqual([
    ['c', 'd'],
    ['a', 'b'],
  ]);
  expect([different, [...renamed]]).toEqual([[], []]);
});

test('a presentation with another title stays itself by its people and its hour, and a session whose title changes a second time', () => {
  const talk = (Id: string, Title: string) => ({
    Id,
    Title,
    SessionId: 'S1',
    StartDateTime: '2031-03-01T09:00:00+01:00',
    Speakers: [person('Sample')],
  });
  const of = (Id: string, Title: string) => programme([session('S1', { Speakers: [] })], { presentations: [talk(Id, Title)] });
  const before = of('s1-foam-and-salt', 'Foam and salt');
  expect(lines(before, of('s1-foam', 'Foam'))).toContain('changed: presentation “Foam”: title “Foam”, was “Foam and salt”');
  // An id of the source says that it is another one.
  expect(lines(before, of('P12', 'Foam'))).toContain('cancelled: presentation “Foam and salt”, 2031-03-01 09:00');
  const [kept, again] = [session('tides', { Name: 'Tides anew' }), session('tides-of-the-north', { Name: 'Tides of the north' })];
  expect(diffImport(programme([kept]), programme([again]))).toMatchObject({ added: [], cancelled: [], different: [{}] });
});

test('where nobody speaks another title is one change, if all the rest is the same', () => {
  const pause = (Id: string, Name: string, more: object = {}) => session(Id, { Name, Speakers: [], RoomId: 'oil', ...more });
  const before = programme([pause('coffee-break', 'Coffee break')]);
  expect(lines(before, programme([pause('coffee-and-cake', 'Coffee and cake')]))).toContain(
    'changed: “Coffee and cake”: title “Coffee and cake”, was “Coffee break”',
  );
  const others = [
    pause('walk', 'Walk', { RoomId: 'wick' }),
    pause('walk', 'Walk', { StartDateTime: '2031-03-01T11:00:00+01:00' }),
    pause('walk', 'Walk', { Abstract: 'Along the pier.' }),
    // An id of the source says that it is another one.
    pause('P12', 'Walk'),
  ];
  for (const other of others) expect(diffImport(before, programme([other]))).toMatchObject({ added: [{}], cancelled: [{}], different: [] });
  const twins = [pause('a-pause', 'A pause'), pause('another-pause', 'Another pause')];
  expect(diffImport(before, programme(twins))).toMatchObject({ added: [{}, {}], cancelled: [{}] });
});

test('a talk of nobody keeps its id in a session whose id is new', () => {
  const of = (Id: string, talk: string, Title: string) =>
    programme([session(Id, { Name: 'Tides', Origin: origin({ Guid: 'g' }) })], {
      presentations: [{ Id: talk, Title, SessionId: Id, StartDateTime: '2031-03-01T09:00:00+01:00' }],
    });
  const diff = diffImport(of('a', 'a-talk', 'Talk'), of('z', 'z-discussion', 'Discussion'));
  expect([diff.added, diff.cancelled, diff.different.length]).toEqual([[], [], 1]);
});
