import { describe, expect, test } from 'vitest';
import type { AbstractLine } from '../../src/contract/abstracts.ts';
import type { Session } from '../../src/contract/programme.ts';
import { relatedSessions } from './related-sessions.ts';

type Given = Partial<Session> & { Id: string; at?: readonly [start: string, minutes: number] };
const aSession = ({ at, ...given }: Given): Session =>
  ({
    StartDateTime: at?.[0] ?? null,
    EndDateTime: at ? new Date(Date.parse(at[0]) + at[1] * 60_000).toISOString() : null,
    ProgrammeDay: at?.[0].slice(0, 10) ?? '',
    RoomId: '',
    RoomName: '',
    TrackId: '',
    TrackName: '',
    Name: '',
    SessionType: '',
    Groups: [],
    Chairs: [],
    Speakers: [],
    Presentations: [],
    HideOnScheduler: false,
    ...given,
  }) as Session;

const on = (Id: string, RoomId: string, TrackId: string, time: string, day = '2027-05-03') =>
  aSession({ Id, RoomId, TrackId, TrackName: TrackId, SessionType: 'Symposium', at: [`${day}T${time}+02:00`, 60] });
const session = on('it', 'A', 'imaging', '10:00');
const sessions = [
  on('early', 'A', 'x', '08:00'),
  on('before', 'A', 'imaging', '09:00'),
  session,
  on('after', 'A', 'x', '11:00'),
  on('past', 'B', 'imaging', '08:00'),
  on('soon', 'B', 'imaging', '12:00'),
  on('tomorrow', 'A', 'imaging', '09:00', '2027-05-04'),
  { ...on('hidden', 'B', 'imaging', '12:00'), HideOnScheduler: true },
];

test('neighbours are those of the room and day; related ones follow in time, past ones last, none twice', () => {
  const { before, after, related } = relatedSessions(session, { sessions }, 5);
  expect([before?.Id, after?.Id]).toEqual(['before', 'after']);
  expect(related.map(({ Id }) => Id)).toEqual(['soon', 'tomorrow', 'past']);
  expect(relatedSessions(session, { sessions }, 1).related).toHaveLength(1);
});

test('without room there are no neighbours; without track, groups decide', () => {
  const poster = aSession({ Id: 'p', Groups: [{ Name: 'CME' }] });
  const { before, after, related } = relatedSessions(
    poster,
    { sessions: [poster, aSession({ Id: 'q', Groups: [{ Name: 'CME' }] }), aSession({ Id: 'r' })] },
    5,
  );
  expect([before, after]).toEqual([undefined, undefined]);
  expect(related.map(({ Id }) => Id)).toEqual(['q']);
});

test('the last session of a day has nothing after it, the first of the next nothing before it', () => {
  const [evening, morning] = [on('evening', 'A', 'x', '18:00'), on('morning', 'A', 'y', '08:00', '2027-05-04')];
  const all = [evening, morning];
  expect(relatedSessions(evening, { sessions: all }, 5)).toMatchObject({ before: undefined, after: undefined });
  expect(relatedSessions(morning, { sessions: all }, 5)).toMatchObject({ before: undefined, after: undefined });
});

describe('what is related', () => {
  const ids = (session: Session, sessions: readonly Session[], lines: readonly AbstractLine[] = []): string[] =>
    relatedSessions(session, { sessions: [session, ...sessions], lines }).related.map(({ Id }) => Id);
  const person = (Id: string) => ({ Id, Firstname: '', Surname: Id, DisplayName: Id });
  const it = aSession({ Id: 'it', Name: 'Valves for a lifetime', SessionType: 'Symposium', TrackId: 't', Speakers: [person('ada')] });

  test('the same track alone is no relation: an opening is none of a reception', () => {
    const opening = aSession({ Id: 'opening', Name: 'Opening', SessionType: 'Plenary', TrackId: 'frame' });
    const evening = aSession({ Id: 'reception', Name: 'Reception', SessionType: 'Social', TrackId: 'frame' });
    expect(ids(opening, [evening])).toEqual([]);
    expect(ids(opening, [{ ...evening, SessionType: 'Plenary' }])).toEqual(['reception']);
  });

  test('people come before keywords, these before words of titles, these before the track', () => {
    const sessions = [
      aSession({ Id: 'track', TrackId: 't', SessionType: 'Symposium' }),
      aSession({ Id: 'words', Name: 'A lifetime of valves' }),
      aSession({ Id: 'keywords' }),
      aSession({ Id: 'people', Presentations: [{ Title: '', Speakers: [person('ada')] } as never] }),
      aSession({ Id: 'word', Name: 'Lifetime' }),
    ];
    const line = (SessionId: string): AbstractLine => ({
      Id: SessionId,
      SessionId,
      PresentationId: '',
      Title: '',
      PosterNumber: '',
      Keywords: ['Aorta', 'Stenosis'],
    });
    expect(ids(it, sessions, [line('it'), { ...line('keywords'), Keywords: ['aorta'] }, { ...line('words'), Keywords: [] }])).toEqual([
      'people',
      'keywords',
      'words',
      'track',
    ]);
  });

  test('words and labels of many sessions say nothing', () => {
    const many = Array.from({ length: 60 }, (_, at) =>
      aSession({ Id: `n${at}`, Name: at < 8 ? 'Valves and lifetime' : 'Other', Groups: [{ Name: 'CME' }] }),
    );
    expect(ids({ ...it, Groups: [{ Name: 'CME' }] }, many)).toEqual([]);
    expect(ids(it, many.slice(6))).toEqual(['n6', 'n7']);
  });
});
