// What people have of their own, on each database: each thing only for its owner; pictures by content; deletion that waits; terms by version.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { databases, type TestDatabase } from '../fixture/stores.ts';
import { NOW } from '../fixture/test-app.ts';
import { addAccount, addTicket, peopleServer, type PeopleServer } from '../people/fixture/people-server.ts';
import { createPeople } from '../people/people.ts';
import { openEventCache } from '../published/event-cache.ts';
import { createMailbox } from '../mail/mailbox.ts';
import type { Letter } from '../mail/post.ts';
import { createSessions } from '../sessions/sessions.ts';
import { deleteDue } from './deletions.ts';
import { giveDocument } from './documents.ts';

const DAY = 86_400_000;
const app = {
  schemaVersion: 1,
  event: { name: 'Own 2027', timeZone: 'Europe/Berlin', startDate: '2027-05-03', endDate: '2027-05-05', languages: ['en-GB', 'de-DE'] },
};
const use = { schemaVersion: 1, version: '1', title: 'Terms of use', content: '<p onclick="x()">Be kind.</p>' };
const files = {
  'demo/own27/app.json': JSON.stringify(app),
  'demo/own27/profile.json': JSON.stringify({ schemaVersion: 1, fields: { Efn: 'shown' }, certificateFrom: '2027-01-01' }),
  'demo/own27/terms/use.json': JSON.stringify(use),
  'demo/own27/terms/photos.json': JSON.stringify({ ...use, title: 'Photographs', isMandatory: false }),
};
const EVENT = 'eventid=demo%2Fown27';
const TERMS = '/api/custominterfaces/oauth/UserConsent/TermsAndConditions?pContext=event&pContextId=demo%2Fown27&pLanguage=en-GB';
const DOCUMENTS = '/api/custominterfaces/oauth/LandingPage/UserDocumentsV2?context=Event&shortName=demo%2Fown27';

describe.each(databases)('$name', ({ available, make }) => {
  let database: TestDatabase;
  let server: PeopleServer;
  let [mira, ben, boss]: [number, number, number] = [0, 0, 0];
  let event = 0;
  beforeAll(async () => {
    if (!available) return;
    database = await make();
    server = await peopleServer(database);
    await server.publish('own27', files);
    mira = await addAccount(server.store, 'mira@example.org');
    ben = await addAccount(server.store, 'ben@example.org');
    boss = await addAccount(server.store, 'boss@example.org', { is_staff: 1 });
    const row = await server.store.db.selectFrom('events').select('id').where('event_key', '=', 'demo/own27').executeTakeFirstOrThrow();
    event = row.id;
  });
  afterAll(async () => {
    if (!available) return;
    await server.close();
    await database.remove();
  });
  const run = test.runIf(available);
  const entries = async (as?: number) => (await server.get(TERMS, as === undefined ? {} : { as })).json<Record<string, unknown>[]>();
  const post = (path: string, payload: object, as: number) => server.post(`/api/Core/${path}?${EVENT}`, { as, payload });

  run('a picture is judged by its content, encoded anew, and shown to its owner and staff alone', async () => {
    const { default: sharp } = await import('sharp');
    const own = sharp({ create: { width: 900, height: 600, channels: 3, background: '#a01' } }).withExif({ IFD0: { Artist: 'Somebody' } });
    const send = (bytes: Buffer | string, as = mira) => post('ProfilePicture', { Data: Buffer.from(bytes).toString('base64') }, as);
    const sent = await send(await own.jpeg().toBuffer());
    expect(sent.statusCode).toBe(200);
    const { Picture } = sent.json<{ Picture: string }>();
    const shown = await server.get(Picture, { as: mira });
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
    const meta = await sharp(shown.rawPayload).metadata();
    expect([meta.format, meta.width, meta.height, meta.exif]).toEqual(['webp', 512, 512, undefined]);
    const as = [ben, boss, undefined];
    const replies = await Promise.all(as.map((one) => server.get(Picture, one === undefined ? {} : { as: one })));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 200, 401]);
    // Staff of one society see nobody of another; another event of the society is the same account.
    expect((await server.get(Picture.replace('demo%2Fown27', 'rival27'), { as: boss })).statusCode).toBe(401);
    for (const wrong of ['<svg xmlns="http://www.w3.org/2000/svg"/>', '<html><script>1</script>', 'GIF89a nothing', '\x89PNG\r\n\x1a\n'])
      expect((await send(wrong)).json()).toMatchObject({ error: { field: 'Data', code: 'no-picture' } });
    expect((await send(Buffer.alloc(5 * 1024 * 1024 + 1, 0xff))).statusCode).toBeGreaterThanOrEqual(400);
    expect((await send('')).json()).toEqual({ Picture: '' });
    expect((await server.get(Picture, { as: mira })).statusCode).toBe(404);
  });

  run(
    'a ticket and a certificate are PDFs, files belong to one address; nobody else has them',
    async () => {
      await addTicket(server.store, 'own27', 'T-77', { email: 'mira@example.org' });
      const file = {
        eventId: event,
        type: 'invoice',
        title: 'Invoice',
        name: 'a"b\n.pdf',
        mediaType: 'application/pdf',
        bytes: Buffer.from('%PDF-1'),
        now: NOW,
      };
      const id = await giveDocument(server.store.db, { ...file, emailKey: 'mira@example.org' });
      type Listed = { FileType: string; Url: string }[];
      const list = async (as: number) => (await server.get(DOCUMENTS, { as })).json<Listed>();
      expect((await list(mira)).map(({ FileType }) => FileType)).toEqual(['ticket', 'certificate', 'invoice']);
      expect(await list(ben)).toEqual([]);
      for (const { Url, FileType } of await list(mira)) {
        const reply = await server.get(Url, { as: mira });
        expect([FileType, reply.statusCode, reply.rawPayload.subarray(0, 5).toString()]).toEqual([FileType, 200, '%PDF-']);
        expect(reply.headers['content-disposition']).toMatch(/^attachment; filename="[\w.-]+"/);
        expect((await server.get(Url, { as: ben })).statusCode).toBe(404);
        expect((await server.get(Url)).statusCode).toBe(401);
      }
      // An address that nobody has confirmed is nobody's.
      const claims = await addAccount(server.store, 'claims@example.org', { confirmed_at: null });
      await giveDocument(server.store.db, { ...file, emailKey: 'claims@example.org' });
      expect(await list(claims)).toEqual([]);
      expect((await server.get(`/api/Core/UserDocument?${EVENT}&id=${id}%00`, { as: mira })).statusCode).toBeGreaterThanOrEqual(400);
    },
    60_000,
  );

  run('terms: read by everybody, sanitised; answered by version; a new version is asked again', async () => {
    expect(await entries()).toMatchObject([
      { Id: 'use', Version: '1', Content: '<p>Be kind.</p>', IsMandatory: true, AnsweredAt: null },
      { Id: 'photos', IsMandatory: false },
    ]);
    const answer = (Id: string, Version: string, IsAccepted: boolean) => post('AcceptTerms', { Id, Version, IsAccepted }, mira);
    expect((await answer('use', '1', true)).statusCode).toBe(200);
    const [accepted] = await entries(mira);
    expect(accepted).toMatchObject({ IsAccepted: true, AnsweredAt: new Date(NOW).toISOString() });
    expect((await answer('use', '1', false)).statusCode).toBe(409);
    expect((await answer('use', '2', true)).statusCode).toBe(409);
    expect((await answer('nothing', '1', true)).statusCode).toBe(400);
    await answer('photos', '1', true);
    await answer('photos', '1', false);
    expect((await entries(mira))[1]).toMatchObject({ IsAccepted: false });
    expect((await entries(ben))[0]).toMatchObject({ IsAccepted: false, AnsweredAt: null });
    await server.publish('own27', { ...files, 'demo/own27/terms/use.json': JSON.stringify({ ...use, version: '2' }) });
    await expect.poll(async () => (await entries(mira))[0], { timeout: 30_000 }).toMatchObject({ Version: '2', IsAccepted: false });
  });

  run('terms: who is signed in already is asked for what is new, and only they', async () => {
    const due = async (as?: number) =>
      (await server.get('/api/Session/Me?shortName=demo%2Fown27', as === undefined ? {} : { as })).json<{ TermsDue: string[] }>().TermsDue;
    // Mira accepted version 1 and refused the consent; Ben has never been asked for anything.
    expect([await due(mira), await due(ben), await due()]).toEqual([['use'], ['use'], []]);
    await post('AcceptTerms', { Id: 'use', Version: '2', IsAccepted: true }, mira);
    expect([await due(mira), await due(ben)]).toEqual([[], ['use']]);
    const photos = { ...use, version: '2', title: 'Photographs', isMandatory: false };
    const changed = { ...files, 'demo/own27/terms/use.json': JSON.stringify({ ...use, version: '2' }) };
    await server.publish('own27', { ...changed, 'demo/own27/terms/photos.json': JSON.stringify(photos) });
    // A consent she has answered before is asked again, and one she never answered is not; refused, it is answered.
    await expect.poll(() => due(mira), { timeout: 30_000 }).toEqual(['photos']);
    expect(await due(ben)).toEqual(['use']);
    await post('AcceptTerms', { Id: 'photos', Version: '2', IsAccepted: false }, mira);
    expect(await due(mira)).toEqual([]);
    await server.publish('own27', { ...changed, 'demo/own27/registration.json': JSON.stringify({ schemaVersion: 1, terms: ['photos'] }) });
    await expect.poll(async () => (await entries(mira))[1], { timeout: 30_000 }).toMatchObject({ Version: '1' });
    expect(await due(mira)).toEqual([]);
  });

  run('sign-ins: one’s own alone, and all others end', async () => {
    const sessions = createSessions({ db: server.store.db, signals: server.store.signals, clock: { now: () => NOW } });
    const other = await sessions.begin({ accountId: mira, instance: 'demo', device: 'Phone', browser: 'Firefox' });
    const foreign = await sessions.begin({ accountId: ben, instance: 'demo', device: 'Tablet', browser: 'Firefox' });
    const own = (await server.get(`/api/Core/OwnAccount?${EVENT}`, { as: mira })).json<{
      SignIns: { Device: string; IsThis: boolean }[];
    }>();
    expect(own.SignIns.map(({ Device }) => Device).sort()).toEqual(['Phone', 'd']);
    expect(own.SignIns.filter(({ IsThis }) => IsThis)).toHaveLength(1);
    expect((await post('EndSignIns', { Uuid: foreign.session.uuid }, mira)).json()).toEqual({ Ended: 0 });
    expect((await post('EndSignIns', {}, mira)).json()).toEqual({ Ended: 1 });
    expect(await sessions.find(other.secret)).toBeUndefined();
    expect(await sessions.find(foreign.secret)).toBeDefined();
  });

  run('all data: JSON and HTML, without markup of the person’s own', async () => {
    await server.post(`/api/Core/User?${EVENT}`, { as: mira, payload: { Contact: { City: '<b>Graz</b>' }, Efn: '1234 5678 9012 345' } });
    const json = await server.get(`/api/Core/UserData?${EVENT}&format=json`, { as: mira });
    expect(json.json()).toMatchObject({ account: { id: mira, profile: { 'Contact.City': '<b>Graz</b>', Efn: '123456789012345' } } });
    const html = await server.get(`/api/Core/UserData?${EVENT}&format=html`, { as: mira });
    expect(html.body).toContain('&lt;b&gt;Graz');
    expect(html.body).not.toContain('ben@example.org');
    expect(html.headers['content-disposition']).toMatch(/^attachment/);
    expect((await server.get(`/api/Core/UserData?${EVENT}`)).statusCode).toBe(401);
  });

  run('a form that is accepted cannot be changed, large bodies and zero bytes are refused', async () => {
    const { db } = server.store;
    const user = (payload: object | string) => server.post(`/api/Core/User?${EVENT}`, { as: ben, payload });
    expect((await user({ Firstname: 'x'.repeat(200_000) })).statusCode).toBe(413);
    expect((await user({ Firstname: 'a\u0000b' })).statusCode).toBe(400);
    await db.insertInto('form_states').values({ account_id: ben, event_id: event, status: 'Accepted', changed_at: NOW }).execute();
    expect((await user({ Firstname: 'New' })).statusCode).toBe(409);
    expect((await server.get(`/api/Core/User?${EVENT}`, { as: ben })).json()).toMatchObject({
      Firstname: 'Mira',
      Form: { Status: 'Accepted' },
    });
  });

  const titles = (letters: readonly Letter[]) => letters.flatMap(({ to, subject }) => (to === 'ben@example.org' ? [subject] : []));

  run('a deletion waits, can be taken back, and then leaves nothing; letters say so', async () => {
    const { db, signals } = server.store;
    const asked = (await post('RequestDeletion', {}, ben)).json<{ DeletedAt: string }>();
    expect(asked.DeletedAt).toBe(new Date(NOW + 14 * DAY).toISOString());
    expect((await post('RequestDeletion', {}, ben)).json()).toEqual(asked);
    // Asked twice is asked once.
    await vi.waitFor(() => expect(titles(server.letters)).toEqual(['Own 2027: your account will be deleted']));
    const { text } = server.letters.at(-1)!;
    expect(text).toContain('To be deleted on: Monday, 17 May 2027');
    expect(text).toMatch(/^https?:\/\/\S+\/myarea\/\S*en-GB\/profile$/m);
    expect((await post('RequestDeletion', { Keep: true }, ben)).json()).toEqual({ DeletedAt: null });
    await server.post(`/api/Core/RequestDeletion?${EVENT}&language=de-DE`, { as: ben, payload: {} });
    await vi.waitFor(() => expect(titles(server.letters).slice(1)).toEqual(['Own 2027: Ihr Konto wird gelöscht']));
    expect((await db.selectFrom('account_deletions').selectAll().execute()).map(({ event_id, language }) => [event_id, language])).toEqual([
      [event, 'de-DE'],
    ]);
    const mailbox = createMailbox();
    const people = createPeople({ db, signals, clock: { now: () => NOW }, post: mailbox });
    const eventCache = await openEventCache({
      store: server.store,
      fallback: { instance: 'demo', event: 'own27', language: 'en-GB' },
      onProblem: (problem) => expect(problem).toBeUndefined(),
    });
    const parts = { people, store: server.store, eventCache };
    expect(await deleteDue(parts, NOW + 14 * DAY - 1)).toBe(0);
    expect(await deleteDue(parts, NOW + 14 * DAY)).toBe(1);
    expect(await deleteDue(parts, NOW + 14 * DAY)).toBe(0);
    await people.close();
    eventCache.close();
    expect(titles(mailbox.letters)).toEqual(['Own 2027: Ihr Konto wurde gelöscht']);
    const [last] = mailbox.letters;
    expect([last!.text, last!.html].every((words) => words?.includes('alles über Sie Gespeicherte'))).toBe(true);
    expect(last!.text + last!.html!).not.toMatch(/https?:|[{}]{2}/);
    for (const table of ['accounts', 'account_deletions', 'form_states'] as const) {
      const column = table === 'accounts' ? 'id' : 'account_id';
      expect(
        await db
          .selectFrom(table as 'form_states')
          .selectAll()
          .where(column as 'account_id', '=', ben)
          .execute(),
      ).toEqual([]);
    }
    expect((await server.get(`/api/Core/OwnAccount?${EVENT}`, { as: mira })).statusCode).toBe(200);
  });
});
