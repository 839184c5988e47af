// Letters to speakers, conversations, groups, help desk and directory by HTTP on each database: nobody reads or writes what is not theirs.
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GuestQuestion } from '../../src/contract/help-desk.ts';
import type { OpenedThread, Thread } from '../../src/contract/messages.ts';
import type { Participant } from '../../src/contract/networking.ts';
import { exhibitionServer, type ExhibitionServer } from '../exhibition/fixture/exhibition-server.ts';
import { hasShared, readShared } from '../../tests/support/shared.ts';
import { databases, type TestDatabase } from '../fixture/stores.ts';
import { NOW } from '../fixture/test-app.ts';
import { sendUnreadLetters } from '../messages/unread-letters.ts';
import { sweep } from '../people/sweep.ts';

const EVENT = 'demo/expo27';
const files = {
  [`${EVENT}/data/authors.json`]: JSON.stringify({
    schemaVersion: 1,
    rows: [
      { Id: 'a1', DisplayName: 'Ida Speaker' },
      { Id: 'a2', DisplayName: 'Jo Quiet' },
    ],
  }),
  [`${EVENT}/messages.json`]: JSON.stringify({
    schemaVersion: 1,
    contacts: [{ AuthorId: 'a1', Email: 'ida@speakers.example.org' }],
    helpTopics: [{ Id: 'rooms', Name: 'Rooms', Emails: ['staff-702@example.org'] }],
    inbox: true,
    directory: true,
    interests: [{ Id: 'imaging', Name: 'Imaging' }],
    groups: [{ Id: 'young', Name: 'Young', TicketTypeNames: ['Industry'], Emails: ['ada@example.org'] }],
  }),
};

describe.each(databases.filter(({ available }) => available))('$name', ({ make }) => {
  let database: TestDatabase;
  let server: ExhibitionServer;
  beforeAll(async () => {
    database = await make();
    server = await exhibitionServer(database, files);
  });
  afterAll(async () => {
    await server.close();
    await database.remove();
  });
  beforeEach(async () => {
    for (const table of ['threads', 'message_blocks', 'networking_profiles'] as const) await server.store.db.deleteFrom(table).execute();
  });

  let names = 0;
  const message = (Text: string) => ({ ClientId: `message-${(names += 1)}`, Text });
  const at = (path: string, query: Record<string, string | number> = {}) =>
    `/api/${path}?${new URLSearchParams({ eventid: EVENT, ...Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)])) }).toString()}`;
  const code = (reply: LightMyRequestResponse) => [reply.statusCode, reply.json<{ error?: { code: string } }>().error?.code];
  const lastLetter = (to: string) => server.letters.findLast((letter) => letter.to === to);
  const allow = (who: string, more = {}) =>
    server.post(at('Networking/Profile'), who, {
      TakesMessages: true,
      IsListed: true,
      WantsLetters: true,
      Interests: [],
      About: '',
      ...more,
    });
  const people = async (who: string, query = {}) =>
    (await server.get(at('Networking/Participants', query), who)).json<{ Total: number; Participants: Participant[] }>();
  const idOf = async (who: string, by: string) => (await people(by)).Participants.find(({ Name }) => Name.includes(who))!.PersonId;
  const begin = async (who: string, to: string, text = 'Hello') =>
    server.post(at('Messages/BeginThread', { personid: await idOf(to, who) }), who, message(text));
  const read = (who: string | undefined, threadid: number) => server.get(at('Messages/Thread', { threadid }), who);
  const write = (who: string, threadid: number, body: object = message('More')) =>
    server.post(at('Messages/Thread', { threadid }), who, body);
  const act = (path: string, who: string | undefined, query: Record<string, string | number>, body?: object) =>
    server.post(at(`Messages/${path}`, query), who, body);

  describe('letters to speakers', () => {
    const letter = (more: object = {}) => ({
      ToAddresses: [{ Address: 'a1' }],
      Subject: 'Slides',
      Content: 'May I?\n<b>Bold</b>',
      ...more,
    });
    const send = (who: string | undefined, body: object, mailType = 'ContactSpeaker') =>
      server.post(at('Mail/SendCustomMail', { mailType }), who, body);

    test('one letter, an answer reaches the sender, and a copy; no address is on the page', async () => {
      expect((await send('ada', letter())).json()).toEqual({ Sent: true });
      await vi.waitFor(() => expect(lastLetter('ada@example.org')).toBeTruthy());
      expect(lastLetter('ida@speakers.example.org')).toMatchObject({ subject: 'Expo 2027: Slides', replyTo: 'ada@example.org' });
      const { text, html } = lastLetter('ida@speakers.example.org')!;
      expect([text.includes('> <b>Bold</b>'), html!.includes('<b>'), html!.includes('&lt;b&gt;Bold')]).toEqual([true, false, true]);
      for (const who of [undefined, 'ada', 'staff 701']) {
        const rows = await server.get(
          `/api/modules/GetResources?${new URLSearchParams({ eventid: EVENT, setname: 'config_json', language: 'en-GB' }).toString()}`,
          who,
        );
        expect(rows.body).not.toMatch(/ida@speakers|staff-702@|ada@example.org.*young/);
      }
    });

    test('never to an address, in the name of somebody else, to who cannot be written to, or by a visitor', async () => {
      const before = server.letters.length;
      const bad = [
        { ToAddresses: [{ Address: 'victim@example.org' }] },
        { ToAddresses: [{ Address: 'a1' }, { Address: 'a1' }] },
        { ToAddresses: [] },
        { FromAddresses: [{ Address: 'ada@example.org' }] },
        { Subject: 'Hi\r\nBcc: x@evil.example' },
        { Subject: ' ' },
        { Content: '' },
        { Content: 'a\0' },
      ];
      for (const more of bad) expect((await send('ben', letter(more))).statusCode, JSON.stringify(more)).toBe(400);
      expect((await send('ben', letter(), 'ResetPassword')).statusCode).toBe(400);
      expect((await send('ben', letter({ Content: 'x'.repeat(200_000) }))).statusCode).toBe(413);
      expect([
        (await send('ben', letter({ ToAddresses: [{ Address: 'a2' }] }))).statusCode,
        (await send(undefined, letter())).statusCode,
      ]).toEqual([404, 401]);
      expect(server.letters.length).toBe(before);
      const statuses: number[] = [];
      for (let nth = 0; nth < 7; nth += 1) statuses.push((await send('ben', letter())).statusCode);
      expect(statuses).toContain(429);
    });

    test.skipIf(!hasShared)('the corpus: one letter to the speaker, or 400', async () => {
      const { cases } = JSON.parse(readShared('cases/net/mail-injection.json')) as { cases: { field: string; value: unknown }[] };
      for (const { field, value } of cases) {
        if (field === 'mailType') continue;
        const body = letter({ [field]: typeof value === 'object' && value !== null && 'repeat' in value ? 'a'.repeat(200_000) : value });
        expect([200, 400, 413, 429]).toContain((await send('cleo', body)).statusCode);
      }
      expect(server.letters.every(({ subject, to }) => !/[\r\n]/.test(subject) && !to.includes('evil'))).toBe(true);
    });
  });

  test('between participants: asked, accepted, written once; a third one finds nothing', async () => {
    await allow('ada');
    await allow('ben');
    const begun = await begin('ada', 'ben');
    expect(begun.statusCode).toBe(200);
    const { ThreadId: id } = begun.json<{ ThreadId: number }>();
    expect((await begin('ada', 'ben')).json()).toEqual({ ThreadId: id });
    expect(code(await write('ben', id))).toEqual([409, 'not-open']);
    expect(code(await act('AnswerThread', 'ada', { threadid: id, accept: 'true' }))).toEqual([409, 'not-asked']);
    expect((await act('AnswerThread', 'ben', { threadid: id, accept: 'true' })).json()).toEqual({ State: 'open' });
    const body = message('Yes');
    const twice = await Promise.all([write('ben', id, body), write('ben', id, body), write('ben', id, body)]);
    expect(twice.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(code(await write('ben', id, { ...body, Text: 'No' }))).toEqual([409, 'client-id-used']);
    const opened = (await read('ada', id)).json<OpenedThread>();
    expect(opened).toMatchObject({
      State: 'open',
      MayWrite: true,
      Messages: [
        { Text: 'Hello', IsOwn: true },
        { Text: 'Yes', IsOwn: false, ClientId: '' },
      ],
    });
    for (const who of ['cleo', 'staff 701', undefined]) {
      const status = who ? 404 : 401;
      const calls = [
        await read(who, id),
        await act('Thread', who, { threadid: id }, message('x')),
        await act('ReadThread', who, { threadid: id, messageid: 1 }),
        await act('AnswerThread', who, { threadid: id, accept: 'true' }),
        await act('BlockThread', who, { threadid: id, blocked: 'true' }),
        await act('ReportThread', who, { threadid: id }, { Reason: 'x' }),
        await act('CloseThread', who, { threadid: id, closed: 'true' }),
      ];
      expect(calls.map(({ statusCode }) => statusCode)).toEqual(calls.map(() => status));
    }
    expect((await write('ada', id, { ClientId: 'message-big', Text: 'x'.repeat(200_000) })).statusCode).toBe(413);
    expect((await write('ada', id, { ClientId: 'message-zero', Text: 'a\0' })).statusCode).toBe(400);
    // Deleted with either of them.
    await server.remove('cleo');
    expect((await read('ada', id)).statusCode).toBe(200);
  });

  test('blocked nobody writes, and who was blocked does not find them; only who blocked ends it', async () => {
    await allow('ada');
    await allow('ben');
    const person = await idOf('ada', 'ben');
    const { ThreadId: id } = (await begin('ada', 'ben')).json<{ ThreadId: number }>();
    await act('AnswerThread', 'ben', { threadid: id, accept: 'true' });
    expect((await act('BlockThread', 'ada', { threadid: id, blocked: 'true' })).json()).toEqual({ Blocked: 'own' });
    expect([code(await write('ben', id)), code(await write('ada', id))]).toEqual([
      [409, 'blocked'],
      [409, 'blocked'],
    ]);
    expect((await act('BlockThread', 'ben', { threadid: id, blocked: 'false' })).json()).toEqual({ Blocked: 'other' });
    expect([(await people('ben')).Total, (await people('ada')).Total]).toEqual([0, 0]);
    expect((await server.post(at('Messages/BeginThread', { personid: person }), 'ben', message('Hi'))).statusCode).toBe(404);
    expect((await act('ReportThread', 'ben', { threadid: id }, { Reason: 'Rude\nwords' })).json()).toEqual({ Reported: true });
    await act('BlockThread', 'ada', { threadid: id, blocked: 'false' });
    expect((await write('ben', id)).statusCode).toBe(200);
  });

  test('nobody is written to, or listed, who has not allowed it', async () => {
    await allow('ada');
    expect((await people('ben')).Participants).toMatchObject([{ Name: 'Mira ada' }]);
    expect(code(await begin('ben', 'ada'))).toEqual([409, 'not-allowing']);
    await allow('ben', { IsListed: false, Interests: ['imaging', 'unknown'], About: ' Strain ' });
    expect((await server.get(at('Networking/Profile'), 'ben')).json()).toMatchObject({
      Interests: ['imaging'],
      About: 'Strain',
      IsListed: false,
    });
    expect((await people('ada')).Total).toBe(0);
    await allow('ben', { Interests: ['imaging'], TakesMessages: false, About: 'Strain' });
    expect((await people('ada', { interest: 'imaging', search: 'STRÁIN ben' })).Total).toBe(1);
    expect((await people('ada', { search: 'nobody' })).Total).toBe(0);
    const person = await idOf('ben', 'ada');
    expect((await server.post(at('Messages/BeginThread', { personid: person }), 'ada', message('Hi'))).statusCode).toBe(404);
    expect([(await server.get(at('Networking/Participants'))).statusCode, (await server.get(at('Networking/Profile'))).statusCode]).toEqual(
      [401, 401],
    );
  });

  test('groups: members alone see and write', async () => {
    const list = async (who: string) =>
      (await server.get(at('Messages/Threads', { list: 'group' }), who)).json<{ Threads: Thread[] }>().Threads;
    const [group] = await list('ada');
    expect([group?.Name, (await list('staff 701')).length, await list('ben')]).toEqual(['Young', 1, []]);
    expect((await write('ada', group!.ThreadId)).statusCode).toBe(200);
    expect((await read('staff 701', group!.ThreadId)).json()).toMatchObject({ Messages: [{ Text: 'More' }] });
    expect((await list('staff 701'))[0]!.Unread).toBe(1);
    expect([(await read('ben', group!.ThreadId)).statusCode, (await write('ben', group!.ThreadId)).statusCode]).toEqual([404, 404]);
  });

  test('help desk: a question, its answer by a recipient, letters both ways; nobody else reads it', async () => {
    const body = { ...message('Where is hall B?'), Topic: 'rooms', Subject: 'Hall B' };
    const ask = () => server.post(at('HelpDesk/Question'), 'ada', body);
    const { ThreadId: id } = (await ask()).json<{ ThreadId: number }>();
    expect((await ask()).json()).toEqual({ ThreadId: id });
    await vi.waitFor(() => expect(lastLetter('staff-702@example.org')?.subject).toContain('Hall B'));
    expect(lastLetter('staff-702@example.org')!.text).not.toContain('Where is');
    const desk = async (who: string) =>
      (await server.get(at('Messages/Threads', { list: 'desk' }), who)).json<{ IsDesk: boolean; Threads: Thread[] }>();
    expect([(await desk('staff 702')).Threads, (await desk('ben')).Threads]).toMatchObject([
      [{ ThreadId: id, Unread: 1, Name: 'Mira ada' }],
      [],
    ]);
    expect((await read('ben', id)).statusCode).toBe(404);
    expect((await write('staff 702', id, message('Upstairs.'))).statusCode).toBe(200);
    await vi.waitFor(() => expect(lastLetter('ada@example.org')?.subject).toMatch(/help desk/));
    expect((await read('ada', id)).json()).toMatchObject({ Messages: [{ IsOwn: true }, { Text: 'Upstairs.', IsStaff: true }] });
    expect(code(await act('CloseThread', 'ada', { threadid: id, closed: 'true' }))).toEqual([403, 'not-desk']);
    expect((await act('CloseThread', 'staff 702', { threadid: id, closed: 'true' })).json()).toEqual({ State: 'closed' });
    await write('ada', id, message('Thank you'));
    expect((await read('ada', id)).json()).toMatchObject({ State: 'open' });
    expect((await server.post(at('HelpDesk/Question'), 'ada', { ...body, ...message('x'), Topic: 'none' })).statusCode).toBe(404);
  });

  test('a guest: nobody reads the question before the link of the letter; answers are behind it', async () => {
    const form = { Name: 'Gus Guest', Email: 'gus@guests.example.org', Topic: 'rooms', Subject: 'Ramp', Text: 'Is there one?' };
    const send = (more = {}) => server.post(at('HelpDesk/GuestQuestion'), undefined, { ...form, ...more });
    for (const more of [
      { Email: 'a@b\r\nBcc: c@example.org' },
      { Email: 'nobody' },
      { Name: 'A\r\nB' },
      { Text: '' },
      { Topic: 'rooms\0' },
    ])
      expect((await send(more)).statusCode, JSON.stringify(more)).toBe(400);
    expect((await send()).json()).toEqual({ Sent: true });
    await vi.waitFor(() => expect(lastLetter(form.Email)).toBeTruthy());
    const Code = /question=([\w-]{43})/.exec(lastLetter(form.Email)!.text)![1]!;
    const call = (path: string, body: object) => server.post(at(`HelpDesk/${path}`), undefined, { Code, ...body });
    const desk = async () =>
      (await server.get(at('Messages/Threads', { list: 'desk' }), 'staff 702')).json<{ Threads: Thread[] }>().Threads;
    expect([await desk(), (await call('ReadGuestQuestion', {})).json<GuestQuestion>().IsConfirmed]).toEqual([[], false]);
    expect((await call('GuestMessage', message('Hello?'))).statusCode).toBe(404);
    expect((await call('ConfirmGuestQuestion', {})).json()).toMatchObject({ IsConfirmed: true });
    const [question] = await desk();
    expect(question).toMatchObject({ Name: 'Gus Guest', Subject: 'Ramp' });
    await write('staff 702', question!.ThreadId, message('Yes, at door 3.'));
    const more = message('Thank you');
    for (const _ of [1, 2]) expect((await call('GuestMessage', more)).statusCode).toBe(200);
    expect((await call('ReadGuestQuestion', {})).json<GuestQuestion>().Messages).toMatchObject([
      { IsOwn: true },
      { Text: 'Yes, at door 3.', Name: '' },
      { Text: 'Thank you' },
    ]);
    expect((await server.post(at('HelpDesk/ReadGuestQuestion'), undefined, { Code: 'A'.repeat(43) })).statusCode).toBe(404);
    // What nobody confirms goes.
    await send({ Email: 'other@guests.example.org' });
    await sweep(server.store.db, NOW + 3 * 86_400_000);
    expect((await server.store.db.selectFrom('threads').select('guest_name').execute()).length).toBe(1);
  });

  test('a letter of what was not read for an hour, once; and everything goes with its person', async () => {
    await allow('staff 701');
    await allow('staff 703');
    await begin('staff 701', 'staff 703', 'Unread words');
    const { db } = server.store;
    const sentLetters: string[] = [];
    const parts = {
      people: {
        db,
        publicUrl: 'https://expo.example.org',
        limits: { demandFor: async () => {} },
        onProblem: (line: string) => expect(line).toBe(''),
        background: { run: (work: () => Promise<unknown>) => void work() },
        post: { send: async ({ to, text }: { to: string; text: string }) => void sentLetters.push(`${to} ${text}`) },
      },
      store: server.store,
      eventCache: {
        byId: async () => ({
          id: server.eventId,
          instance: 'demo',
          shortName: 'expo27',
          about: { name: 'Expo' },
          text: String,
          languageFor: () => 'en-GB',
          documents: { read: () => ({ brand: '#112233' }) },
        }),
      },
    } as unknown as Parameters<typeof sendUnreadLetters>[0];
    expect(await sendUnreadLetters(parts, NOW + 60_000)).toBe(0);
    expect(await sendUnreadLetters(parts, NOW + 3_700_000)).toBe(1);
    expect(await sendUnreadLetters(parts, NOW + 9_000_000)).toBe(0);
    expect(sentLetters).toEqual([expect.stringMatching(/^staff-703@example.org .*\/messages\/demo\/expo27/s)]);
    expect(sentLetters[0]).not.toContain('Unread words');
    await server.remove('staff 703');
    for (const table of ['threads', 'thread_messages', 'thread_members'] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  });
});
