// The programme endpoints on the fictional congress.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Author, type Session, type SessionDetail, type SessionLine, sessionLine } from '../../src/contract/programme.ts';
import { testServer, type TestServer } from '../fixture/test-app.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const json = async <T>(url: string): Promise<T> => (await server.app.inject(url)).json();
const ids = (list: readonly { Id: string }[]) => list.map(({ Id }) => Id);

test('sessions with room, track and presentations; the broken row is left out', async () => {
  const sessions = await json<Session[]>('/api/Modules/PAGSessionsV2?eventid=heart27&language=de-DE');
  expect(ids(sessions)).toEqual(['s-opening', 's-talks', 's-late', 's-poster', 's-hidden-poster']);
  expect(sessions[0]).toMatchObject({
    Name: 'Eröffnung',
    RoomName: 'Saal A',
    TrackName: 'Plenary',
    TrackColor: '#8c1c2b',
    StartDateTime: '2027-05-03T09:00:00+02:00',
    ProgramGrade: 'Scientific',
    ImageThumbPath: '/assets/demo/heart27/1/logo.svg',
    Chairs: [{ Id: 'p-brandt', Firstname: 'Jule', Surname: 'Brandt', DisplayName: 'Prof. Jule Brandt' }],
  });
  expect(sessions[1]?.Presentations.map(({ Title }) => Title)).toEqual(['Erster Vortrag', 'Second talk']);
  expect(sessions[0]).not.toHaveProperty('Abstract');
});

test.each([
  ['from=2027-05-03T07:59:59Z', ['s-opening', 's-talks', 's-late']],
  ['from=2027-05-03T08:00:00Z', ['s-talks', 's-late']],
  ['from=2027-05-03T10:00:00%2B02:00', ['s-talks', 's-late']],
  ['from=2027-05-03T10:00:00Z&limit=1', ['s-late']],
  ['from=2030-01-01T00:00Z', []],
  ['limit=2', ['s-opening', 's-talks']],
])('%s leaves %j', async (query, expected) => {
  expect(ids(await json<Session[]>(`/api/Modules/PAGSessionsV2?eventid=heart27&${query}`))).toEqual(expected);
});

test('instants between two ends share one answer', async () => {
  const etag = async (from: string) => (await server.app.inject(`/api/Modules/PAGSessionsV2?eventid=heart27&from=${from}`)).headers['etag'];
  expect(await etag('2027-05-03T08:00:00Z')).toBe(await etag('2027-05-03T08:59:59.999Z'));
  expect(await etag('2027-05-03T08:00:00Z')).not.toBe(await etag('2027-05-03T09:00:00Z'));
});

test('selected sessions in the order asked, with safe HTML; unknown and repeated ids left out', async () => {
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/Public/SelectedSessions?shortname=heart27',
    payload: ['s-talks', 'nothing', 's-opening', 's-talks'],
  });
  const details = response.json<SessionDetail[]>();
  expect(ids(details)).toEqual(['s-talks', 's-opening']);
  expect(details[0]?.Presentations.map(({ Id, Abstract, Links }) => [Id, Abstract, Links])).toEqual([
    ['q-1', 'Why <b>now</b>.', [{ Title: 'Paper', Url: '/assets/demo/heart27/1/plan.pdf' }]],
    ['q-2', '', []],
  ]);
  expect(details[1]).toMatchObject({
    Abstract: '<h3>Welcome</h3><p>Hello <span>the hall</span></p>',
    Description: '<p>First line<br />second line</p><p>New paragraph with R&amp;D &lt;3</p>',
    Links: [{ Title: 'Programme', Url: '/assets/demo/heart27/1/plan.pdf' }],
  });
});

test('one session with its people, room and track', async () => {
  const data = await json<{ Sessions: SessionDetail[]; Authors: Author[]; Rooms: { Id: string }[]; Tracks: { Id: string }[] }>(
    '/api/Modules/PAGData?eventid=heart27&sessionid=s-talks',
  );
  expect([ids(data.Sessions), ids(data.Authors), ids(data.Rooms), ids(data.Tracks)]).toEqual([
    ['s-talks'],
    ['p-brandt', 'p-okafor'],
    ['b'],
    ['t2'],
  ]);
  expect(
    data.Authors.map(({ Biography }) => Biography),
    'their own page has it',
  ).toEqual(['', '']);
});

test('the sessions around one, as lines', async () => {
  const { Before, After, Related } = await json<Record<'Before' | 'After', null> & { Related: SessionLine[] }>(
    '/api/Modules/PAGData?eventid=heart27&sessionid=s-poster',
  );
  expect([Before, After, ids(Related)]).toEqual([null, null, ['s-opening']]);
  // Tracks colour this programme, it is written in the language asked for, its kinds have no other words, and its recording is there at its end.
  expect([...Object.keys(Related[0]!), 'RecordingFrom', 'RoomColor', 'TextLanguage', 'TypeLabel'].sort()).toEqual(
    Object.keys(sessionLine.shape).sort(),
  );
});

test('the sessions of a person, with their presentations alone', async () => {
  const sessions = await json<Session[]>('/api/Modules/PAGSessionsV2?eventid=heart27&authorid=p-brandt');
  expect(sessions.map(({ Id, Presentations }) => [Id, ids(Presentations)])).toEqual([
    ['s-opening', []],
    ['s-talks', ['q-1']],
  ]);
  expect(await json('/api/Modules/PAGSessionsV2?eventid=heart27&authorid=nobody')).toEqual([]);
});

test.each([
  ['', ['s-opening', 's-talks', 's-late']],
  ['&from=2027-05-03T07:10:00Z&limit=1', ['s-opening', 's-talks', 's-late']],
  ['&from=2027-05-03T08:30:00Z&limit=1', ['s-talks', 's-late']],
  ['&from=2030-01-01T00:00Z', []],
])('on and next "%s": %j', async (query, expected) => {
  expect(ids(await json<SessionLine[]>(`/api/Modules/PAGNowAndNext?eventid=heart27${query}`))).toEqual(expected);
});

test('the instants of an hour share one answer, and so do all before and all after the programme', async () => {
  const etag = async (from: string) => (await server.app.inject(`/api/Modules/PAGNowAndNext?eventid=heart27&from=${from}`)).headers['etag'];
  expect(await etag('2027-05-03T08:00:00Z')).toBe(await etag('2027-05-03T08:59:59.999Z'));
  expect(await etag('2026-05-03T08:00:00Z')).toBe(await etag('2025-05-03T08:00:00Z'));
  expect((await server.app.inject('/api/Modules/PAGNowAndNext?eventid=heart27&from=2027-05-03T08:00')).statusCode).toBe(400);
});

test('the frame of the programme has rooms and tracks, no sessions', async () => {
  expect(await json('/api/Modules/PAGData?eventid=heart27')).toMatchObject({
    Sessions: [],
    Authors: [],
    Rooms: [{ Id: 'a' }, { Id: 'b' }],
    Tracks: [{ Id: 't1' }, { Id: 't2' }],
  });
});

test('presentations in order of start, with the first speaker', async () => {
  expect(await json('/api/Modules/PAGPresentations?eventid=heart27')).toMatchObject([
    { Id: 'q-1', SpeakerFirstname: 'Jule', SpeakerSurname: 'Brandt', Speakers: [{ DisplayName: 'Prof. Jule Brandt' }] },
    { Id: 'q-2', SpeakerSurname: 'Okafor' },
  ]);
});

test('one presentation with its session, its people and those around it', async () => {
  expect(await json('/api/Modules/PAGPresentation?eventid=heart27&presentationid=q-2')).toMatchObject({
    Presentation: { Id: 'q-2', Title: 'Second talk', Abstract: '' },
    Session: { Id: 's-talks', RoomName: 'Hall B' },
    Authors: [{ Id: 'p-okafor', Biography: '' }],
    Before: { Id: 'q-1' },
    After: null,
    Room: { Id: 'b', Name: 'Hall B' },
    RoomBefore: null,
    RoomAfter: { Id: 's-late', Name: 'Night shift' },
  });
  expect(await json('/api/Modules/PAGPresentation?eventid=heart27&presentationid=q-1&language=de-DE')).toMatchObject({
    Presentation: { Title: 'Erster Vortrag' },
    Before: null,
    After: { Id: 'q-2' },
  });
  for (const id of ['nobody', '__proto__', ''])
    expect((await server.app.inject(`/api/Modules/PAGPresentation?eventid=heart27&presentationid=${id}`)).statusCode, id).toBe(404);
});

test('people by surname without biography, one with', async () => {
  expect(await json('/api/Modules/PAGAuthors?eventid=heart27')).toMatchObject([
    { Id: 'p-brandt', Biography: '', SessionIds: ['s-opening', 's-talks'], PresentationIds: ['q-1'] },
    { Id: 'p-okafor', Biography: '' },
  ]);
  expect(await json('/api/Modules/PAGAuthors?eventid=heart27&authorid=p-brandt&language=de-DE')).toMatchObject([
    { Id: 'p-brandt', Biography: '<p>Kardiologin.</p>', Before: null, After: { Id: 'p-okafor', DisplayName: 'Ada Okafor' } },
  ]);
  expect(await json('/api/Modules/PAGAuthors?eventid=heart27&authorid=p-okafor')).toMatchObject([
    { Before: { Id: 'p-brandt' }, After: null },
  ]);
  expect((await server.app.inject('/api/Modules/PAGAuthors?eventid=heart27&authorid=nobody')).statusCode).toBe(404);
  expect(ids(await json('/api/Modules/PAGAuthors?eventid=heart27&ids=p-okafor,nobody,p-brandt,p-okafor'))).toEqual([
    'p-okafor',
    'p-brandt',
  ]);
});

test('highlighted people, sessions and presentations', async () => {
  expect(ids(await json('/api/Modules/PAGAuthorsHighlighted?eventid=heart27'))).toEqual(['p-okafor']);
  expect(ids(await json('/api/Public/HighlightedPresentation?shortname=heart27'))).toEqual(['q-1']);
});

test.each([
  ['', ['s-opening']],
  ['&programGrade=Scientific', ['s-opening']],
  ['&programgrade=social', ['s-late']],
  ['&programGrade=All', ['s-opening', 's-late']],
  ['&programGrade=Other', []],
])('highlighted sessions of the grade "%s"', async (query, expected) => {
  expect(ids(await json(`/api/Public/HighlightedSessions?shortname=heart27${query}`))).toEqual(expected);
});

test('rooms in the organiser’s order', async () => {
  expect(await json('/api/Modules/PAGRooms?eventid=heart27')).toMatchObject([
    { Id: 'a', Name: 'Hall A', Capacity: 300 },
    { Id: 'b', Capacity: 0 },
  ]);
});

test('abstracts of the sessions and presentations that have one, with their authors', async () => {
  expect(await json('/api/Modules/PAGAbstracts?eventid=heart27')).toMatchObject([
    { Id: 's-opening', SessionId: 's-opening', PresentationId: '', Abstract: '<h3>Welcome</h3><p>Hello <span>the hall</span></p>' },
    { Id: 'q-1', SessionId: 's-talks', PresentationId: 'q-1', Title: 'First talk', Abstract: 'Why <b>now</b>.' },
  ]);
});

test('the words of abstract and description of each session that has any', async () => {
  expect(await json('/api/Modules/PAGSessionTexts?eventid=heart27')).toEqual([
    { Id: 's-opening', Text: 'Welcome Hello the hall First line second line New paragraph with R&amp;D &lt;3' },
  ]);
});

test('one abstract with its session, people, and the one before it; an unknown one is none', async () => {
  expect(await json('/api/Modules/PAGAbstract?eventid=heart27&abstractid=q-1')).toMatchObject({
    Abstract: { Id: 'q-1', StartDateTime: '2027-05-03T09:00:00+02:00', Authors: [{ DisplayName: 'Prof. Jule Brandt' }] },
    Session: { Id: 's-talks' },
    Authors: [{ Id: 'p-brandt', Biography: '' }],
    Before: { Id: 's-opening' },
    After: null,
  });
  for (const id of ['q-2', 'nobody', ''])
    expect((await server.app.inject(`/api/Modules/PAGAbstract?eventid=heart27&abstractid=${id}`)).statusCode, id).toBe(404);
});

test('views are counted, each thing on its own; unknown things are not', async () => {
  const session = '/api/App/SetSessionViewCount/?eventId=heart27&sessionid=s-poster';
  expect([await json(session), await json(session)]).toEqual([{ Count: 1 }, { Count: 2 }]);
  expect(await json('/api/App/SetPresentationViewCount/?eventId=1&presentationId=q-2')).toEqual({ Count: 1 });
  expect((await server.app.inject('/api/App/SetSessionViewCount/?eventId=heart27&sessionid=q-2')).statusCode).toBe(404);
});
