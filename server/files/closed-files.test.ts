// Files of closed sessions over several publications: closed once stays closed at that address, withdrawn files are not found, and no proxy caches what may be closed tomorrow.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { type Cookies, makePrincipals } from '../fixture/principals.ts';
import { databases, type TestDatabase } from '../fixture/stores.ts';
import { NOW, temporaryFolder, testParts } from '../fixture/test-app.ts';
import { createMailbox } from '../mail/mailbox.ts';
import { publishFolder } from '../store/publish-folder.ts';
import { type Database, openStore, type Store } from '../store/store.ts';
import { restore, withdraw } from '../store/withdrawals.ts';

const HOST = 'heart.example.org';
const FOR_EVER = 'public, max-age=31536000, immutable';
const policy = (Name: string, Type: string, Identifier: string, PrincipalField: string, Values: readonly string[]) => ({
  Name,
  Type,
  Identifier,
  Effect: 'Allow',
  Requirements: [{ PrincipalField, Values }],
});
const closedTo = (id: string) => policy(`closed ${id}`, 'Session', id, 'EventTicketNamePaid', ['Full Congress']);

/** The content of a version: its sessions, talks and policies; the files stay where they are. */
type Written = { sessions: readonly object[]; presentations?: readonly object[]; policies: readonly object[]; files: readonly string[] };
const times = { StartDateTime: '2027-05-03T09:00', EndDateTime: '2027-05-03T10:00', RecordingFrom: '2027-05-01T00:00' };
const at = (Id: string, rest: object) => ({ Id, Name: Id, ...times, ...rest });

/** Playlists, one without a folder, and parts of them that no session names. */
const stream = ['live/main.m3u8', 'live/part.mp4', 'loose.m3u8', 'loose-1.ts'];
const named = 'stream.mp4,rec.mp4,slash.pdf,dots.pdf,path.pdf,whole address.pdf,slides.pdf,a folder/ü.pdf,paper.pdf,p.pdf'.split(',');

const everything: Written = {
  sessions: [
    at('closed', {
      StreamUrl: 'asset:stream.mp4',
      RecordingUrl: 'asset:rec.mp4',
      Links: [
        { Title: 'a', Url: 'asset:/slash.pdf' },
        { Title: 'b', Url: 'asset:./dots.pdf' },
        { Title: 'c', Url: '/assets/DEMO/films/1/path.pdf' },
        { Title: 'd', Url: 'https://heart.example.org/assets/demo/films/1/whole%20address.pdf' },
      ],
      Attachments: [
        { Title: 'e', Url: 'asset:slides.pdf' },
        { Title: 'f', Url: 'asset:shared.pdf' },
        { Title: 'g', Url: 'asset:a folder/ü.pdf' },
      ],
    }),
    at('open', {
      Attachments: [
        { Title: 'f', Url: 'asset:shared.pdf' },
        { Title: 'h', Url: 'asset:handout.pdf' },
      ],
    }),
    at('streamed', { StreamUrl: 'asset:live/main.m3u8' }),
    at('loose', { StreamUrl: 'asset:loose.m3u8' }),
    at('half', { StreamUrl: 'asset:half-live.mp4', RecordingUrl: 'asset:half-rec.mp4' }),
  ],
  presentations: [{ Id: 'q', SessionId: 'closed', Title: 'T', Links: [{ Title: 'p', Url: 'asset:paper.pdf' }], PosterUrl: 'asset:p.pdf' }],
  policies: [...['closed', 'streamed', 'loose'].map(closedTo), policy('half', 'SessionRecording', 'half', 'UserLoggedIn', ['true'])],
  files: [...named, ...stream],
};
const also = ['shared.pdf', 'handout.pdf', 'half-live.mp4', 'half-rec.mp4', 'logo.svg'];

/** Versions one after the other. */
const versions: readonly Written[] = [
  everything,
  // A publication that changes something else.
  { ...everything, sessions: everything.sessions.map((one) => ({ ...one, Subtitle: 'x' })) },
  // The file was renamed, and its session is gone; the policy, too.
  { sessions: everything.sessions.slice(1), policies: [], files: everything.files },
  // What was open is closed now.
  { sessions: everything.sessions.slice(1), policies: [closedTo('open')], files: everything.files },
];

describe.each(databases.filter(({ available }) => available))('on $name', ({ make }) => {
  let database: TestDatabase;
  let store: Store & Database;
  let app: Awaited<ReturnType<typeof createApp>>;
  let cookies: Cookies;
  const folder = temporaryFolder();
  const publish = async (written: Written): Promise<void> => {
    folder.write(
      'demo/films/app.json',
      JSON.stringify({
        schemaVersion: 1,
        defaults: { disableAuth: true },
        event: { name: 'Films', timeZone: 'UTC', languages: ['en-GB'] },
      }),
    );
    folder.write('demo/films/access.json', JSON.stringify({ schemaVersion: 1, policies: written.policies }));
    folder.write('demo/films/data/sessions.json', JSON.stringify({ schemaVersion: 1, rows: written.sessions }));
    folder.write('demo/films/data/presentations.json', JSON.stringify({ schemaVersion: 1, rows: written.presentations ?? [] }));
    for (const file of [...written.files, ...also]) folder.write(`demo/films/assets/${file}`, `bytes of ${file}`);
    await publishFolder({ store, folder: folder.path, validate: () => [], now: NOW });
  };
  const get = (path: string, who: keyof Cookies = 'visitor', headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url: encodeURI(path), headers: { host: HOST, ...(cookies[who] ? { cookie: cookies[who] } : {}), ...headers } });
  const address = (version: number, file: string): string => `/assets/demo/films/${version}/${file}`;
  const statuses = async (version: number, files: readonly string[], who?: keyof Cookies): Promise<number[]> =>
    Promise.all(files.map(async (file) => (await get(address(version, file), who)).statusCode));
  const all = (status: number, files: readonly string[]) => files.map(() => status);

  beforeAll(async () => {
    database = await make();
    store = await openStore(database.location);
    await publish(versions[0]!);
    const eventIds = (await store.events()).map(({ id }) => id);
    cookies = await makePrincipals(store.db, { instance: 'demo', eventIds, now: NOW });
    app = await createApp({ ...testParts(store), people: { db: store.db, signals: store.signals, post: createMailbox() } });
  });
  afterAll(async () => {
    await app.close();
    await store.close();
    await database.remove();
    folder.remove();
  });

  test('every way to name a file closes it: document, link, stream, recording, paper of a talk, in every spelling of its address', async () => {
    expect(await statuses(1, everything.files)).toEqual(all(404, everything.files));
    expect(await statuses(1, everything.files, 'other attendee')).toEqual(all(404, everything.files));
    expect(await statuses(1, everything.files, 'attendee')).toEqual(all(200, everything.files));
    expect(await statuses(1, everything.files, 'super user')).toEqual(all(200, everything.files));
  });

  test('what an open session names, too, is open; a recording may be closed while the stream is not', async () => {
    expect(await statuses(1, ['shared.pdf', 'handout.pdf', 'half-live.mp4', 'half-rec.mp4', 'logo.svg'])).toEqual([
      200, 200, 200, 404, 200,
    ]);
    expect(await statuses(1, ['half-rec.mp4'], 'other attendee')).toEqual([200]);
  });

  test('files that a session names are cached by no proxy and revalidated, open or not; the rest for ever', async () => {
    const caching = async (file: string, who?: keyof Cookies) => (await get(address(1, file), who)).headers['cache-control'];
    expect(await caching('slides.pdf', 'attendee')).toBe('private, no-cache');
    expect(await caching('rec.mp4', 'attendee')).toBe('private, no-cache');
    expect(await caching('handout.pdf')).toBe('private, no-cache');
    expect(await caching('logo.svg')).toBe(FOR_EVER);
    expect(await caching('slides.pdf')).toBe('no-store');
  });

  test('no way to ask gets around it: parts, heads, what is known already, other spellings', async () => {
    const whole = await get(address(1, 'rec.mp4'), 'attendee');
    const known = { 'if-none-match': String(whole.headers['etag']) };
    for (const headers of [{ range: 'bytes=0-3' }, known, { 'if-none-match': '*' }] as Record<string, string>[]) {
      const { statusCode, body } = await get(address(1, 'rec.mp4'), 'visitor', headers);
      expect([statusCode, body.includes('bytes of')]).toEqual([404, false]);
    }
    expect((await get(address(1, 'rec.mp4'), 'attendee', { 'if-none-match': String(whole.headers['etag']) })).statusCode).toBe(304);
    expect((await get(address(1, 'rec.mp4'), 'visitor', {}, 'HEAD')).statusCode).toBe(404);
    for (const spelling of [
      '/assets/DEMO/Films/1/rec.mp4',
      '/ASSETS/demo/films/1/rec.mp4',
      '/assets/demo/films/1/rec%2emp4',
      '/assets/demo/films/1/./rec.mp4',
      '/assets/demo/films/1/x/../rec.mp4',
      '/assets/demo/films/1/rec.mp4/',
      '/assets/demo/films/1//rec.mp4',
      '/assets/demo/films/1/REC.mp4',
      '/assets/demo/films/01/rec.mp4',
    ])
      expect((await app.inject({ url: spelling, headers: { host: HOST } })).statusCode, spelling).toBe(404);
  });

  test('what was closed stays closed at its address, whatever newer versions name', async () => {
    for (const written of versions.slice(1, 3)) await publish(written);
    expect((await store.events())[0]!.version).toBe(3);
    for (const version of [1, 2]) {
      expect(await statuses(version, everything.files)).toEqual(all(404, everything.files));
      expect(await statuses(version, everything.files, 'attendee')).toEqual(all(200, everything.files));
      expect((await get(address(version, 'rec.mp4'), 'attendee')).headers['cache-control']).toBe('private, no-cache');
    }
    // Version 3 names them no more and was published with them: what it sends is everybody's.
    expect(await statuses(3, everything.files)).toEqual(all(200, everything.files));
    expect((await get(address(3, 'rec.mp4'))).headers['cache-control']).toBe(FOR_EVER);
    // A version there is not yet, and one there never was.
    expect(await statuses(4, ['logo.svg', 'rec.mp4'])).toEqual([404, 404]);
  });

  test('what is closed today is closed in older versions, too', async () => {
    expect(await statuses(1, ['handout.pdf'])).toEqual([200]);
    await publish(versions[3]!);
    // The newest first: a server that has not received its signal looks it up then.
    for (const version of [4, 3, 2, 1]) {
      expect(await statuses(version, ['handout.pdf', 'shared.pdf', 'logo.svg'])).toEqual([404, 404, 200]);
      expect(await statuses(version, ['handout.pdf'], 'attendee')).toEqual([200]);
    }
  });

  test('content is that of the version in use, whichever an address names', async () => {
    const sessions = async (version: number) =>
      (await get(`/api/Modules/PAGSessionsV2?eventid=films&language=en-GB&version=${version}`))
        .json<{ Id: string }[]>()
        .map(({ Id }) => Id);
    expect([await sessions(1), await sessions(4)]).toEqual([await sessions(4), ['half', 'loose', 'open', 'streamed']]);
  });

  test('a withdrawn asset is not found by anybody in any version, at once, nor in later ones', async () => {
    const [event] = await store.events();
    expect(await withdraw(store.db, event!.id, { version: 0, path: 'logo.svg' }, { actor: 'cli', now: NOW })).toBe(true);
    expect(await withdraw(store.db, event!.id, { version: 0, path: 'logo.svg' }, { actor: 'cli', now: NOW })).toBe(false);
    await publish({ ...versions[3]!, sessions: [at('open', { Name: 'again' })] });
    for (const version of [1, 2, 3, 4, 5])
      for (const who of ['visitor', 'super user'] as const) {
        const { statusCode, headers, body } = await get(address(version, 'logo.svg'), who);
        expect([statusCode, headers['cache-control'], body]).toEqual([410, 'no-store', expect.stringContaining('withdrawn')]);
      }
    expect((await get(address(1, 'logo.svg'), 'visitor', { range: 'bytes=0-1', 'if-none-match': '*' })).statusCode).toBe(410);
    expect((await get(address(1, 'logo.svg'), 'visitor', {}, 'HEAD')).statusCode).toBe(410);
    expect(await statuses(1, ['half-live.mp4'])).toEqual([200]);
    expect(await restore(store.db, event!.id, { version: 0, path: 'logo.svg' })).toBe(true);
    expect(await restore(store.db, event!.id, { version: 0, path: 'logo.svg' })).toBe(false);
    expect(await statuses(1, ['logo.svg'])).toEqual([200]);
  });

  test('a withdrawn version is not found, nor any of its files; its neighbours stay', async () => {
    const [event] = await store.events();
    await withdraw(store.db, event!.id, { version: 2, path: '' }, { actor: 'cli', now: NOW });
    expect(await statuses(2, ['logo.svg', 'rec.mp4', 'missing.svg'], 'attendee')).toEqual([410, 410, 404]);
    for (const version of [1, 3, 5]) expect(await statuses(version, ['logo.svg'])).toEqual([200]);
    await restore(store.db, event!.id, { version: 2, path: '' });
    expect(await statuses(2, ['logo.svg'])).toEqual([200]);
  });

  test('a file that only the newest version names is revalidated in older ones, too', async () => {
    expect((await get(address(1, 'logo.svg'))).headers['cache-control']).toBe(FOR_EVER);
    await publish({ sessions: [at('open', { Attachments: [{ Title: 'l', Url: 'asset:logo.svg' }] })], policies: [], files: [] });
    // On PostgreSQL the server learns of the new version by a signal.
    await expect.poll(async () => (await get(address(1, 'logo.svg'))).headers['cache-control']).toBe('private, no-cache');
    expect((await get(address(1, 'logo.svg'))).statusCode).toBe(200);
  });

  test('what one event withdraws stays in another, by the same name and number', async () => {
    folder.write(
      'demo/slides/app.json',
      JSON.stringify({ schemaVersion: 1, event: { name: 'Slides', timeZone: 'UTC', languages: ['en-GB'] } }),
    );
    folder.write('demo/slides/assets/logo.svg', 'another logo');
    await publish(versions[3]!);
    const slides = (await store.events()).find(({ shortName }) => shortName === 'slides')!;
    for (const what of [
      { version: 0, path: 'logo.svg' },
      { version: 1, path: '' },
    ])
      await withdraw(store.db, slides.id, what, { actor: 'cli', now: NOW });
    // On PostgreSQL the server learns of the new event by a signal.
    await expect.poll(async () => (await get('/assets/demo/slides/1/logo.svg')).statusCode).toBe(410);
    expect(await statuses(1, ['logo.svg', 'half-live.mp4'])).toEqual([200, 200]);
  });
});
