// Letters to speakers and questions to the help desk by HTTP on each database: who gets them, and who reads them.
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GuestQuestion } from '../../src/contract/help-desk.ts';
import type { MessageThread } from '../../src/contract/messages.ts';
import { exhibitionServer, type ExhibitionServer } from '../exhibition/fixture/exhibition-server.ts';
import { hasShared, readShared } from '../../tests/support/shared.ts';
import { databases, type TestDatabase } from '../fixture/stores.ts';
import { NOW } from '../fixture/test-app.ts';
import { messageCalls, messageFiles } from '../messages/fixture/message-calls.ts';
import { sweep } from '../people/sweep.ts';

const EVENT = 'demo/expo27';

describe.each(databases.filter(({ available }) => available))('$name', ({ make }) => {
  let database: TestDatabase;
  let server: ExhibitionServer;
  beforeAll(async () => {
    database = await make();
    server = await exhibitionServer(database, messageFiles);
  });
  afterAll(async () => {
    await server.close();
    await database.remove();
  });
  beforeEach(async () => {
    for (const table of ['threads', 'message_blocks', 'networking_profiles'] as const) await server.store.db.deleteFrom(table).execute();
  });

  const { message, at, code, lastLetter, read, write, act } = messageCalls(() => server);

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

  test('help desk: a question, its answer by a recipient, letters both ways; nobody else reads it', async () => {
    const body = { ...message('Where is hall B?'), Topic: 'rooms', Subject: 'Hall B' };
    const ask = () => server.post(at('HelpDesk/Question'), 'ada', body);
    const { ThreadId: id } = (await ask()).json<{ ThreadId: number }>();
    expect((await ask()).json()).toEqual({ ThreadId: id });
    await vi.waitFor(() => expect(lastLetter('staff-702@example.org')?.subject).toContain('Hall B'));
    expect(lastLetter('staff-702@example.org')!.text).not.toContain('Where is');
    const desk = async (who: string) =>
      (await server.get(at('Messages/Threads', { list: 'desk' }), who)).json<{ IsDesk: boolean; Threads: MessageThread[] }>();
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
      (await server.get(at('Messages/Threads', { list: 'desk' }), 'staff 702')).json<{ Threads: MessageThread[] }>().Threads;
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
});
