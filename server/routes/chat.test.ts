// Chats with companies by HTTP on each database: each side reads its own alone, each message is there once and in order, and what is deleted is gone.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ChatMessage, CompanyChat, Conversation } from '../../src/contract/chat.ts';
import { chatFiles } from '../chat/fixture/chat-files.ts';
import { setPresence } from '../chat/chat-presence.ts';
import { addMessage } from '../chat/stored-messages.ts';
import { exhibitionServer, type ExhibitionServer } from '../exhibition/fixture/exhibition-server.ts';
import { databases, type TestDatabase } from '../fixture/stores.ts';
import { NOW } from '../fixture/test-app.ts';
import { exportPerson } from '../people/export-person.ts';

type Sent = Omit<Conversation, 'Messages'> & { Message: ChatMessage };

describe.each(databases.filter(({ available }) => available))('$name', ({ make }) => {
  let database: TestDatabase;
  let server: ExhibitionServer;
  beforeAll(async () => {
    database = await make();
    server = await exhibitionServer(database, chatFiles);
  });
  afterAll(async () => {
    await server.close();
    await database.remove();
  });
  beforeEach(async () => {
    await server.store.db.deleteFrom('chats').execute();
    await server.store.db.deleteFrom('chat_presence').execute();
  });

  let names = 0;
  const at = (path: string, query: Record<string, string | number> = {}) =>
    `/api/Exhibition/${path}?${new URLSearchParams({ eventid: server.event, ...Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)])) }).toString()}`;
  const write = (who: string | undefined, Text: string, more: object = {}, query: Record<string, string | number> = {}) =>
    server.post(at('Chat', { id: '701', ...query }), who, { ClientId: `message-${(names += 1)}`, Text, ...more });
  const sent = async (who: string, text: string, query = {}) => (await write(who, text, {}, query)).json<Sent>();
  const read = async (who: string, query = {}) => (await server.get(at('Chat', { id: '701', ...query }), who)).json<Conversation>();
  const list = async (who: string, id = '701', query = {}) =>
    (await server.get(at('CompanyChats', { id, ...query }), who)).json<{ Chats: CompanyChat[]; Next: number; Unread: number }>();
  const model = async (id: string, who?: string) => server.get(at('getChatModel', { id }), who);
  const words = ({ Messages }: Conversation): string[] => Messages.map(({ Text }) => Text);

  test('the model of each kind; the address for letters is not sent', async () => {
    const shown = await model('701');
    expect(shown.json()).toMatchObject({ Kind: 'text', Title: 'Ask us', StaffPresent: false, RestoreId: '', ChatId: 0, Unread: 0 });
    expect(shown.json<{ Hours: unknown }>().Hours).toEqual([
      { StartTime: '2027-05-03T09:00:00+02:00', EndTime: '2027-05-03T17:00:00+02:00' },
    ]);
    expect(shown.body).not.toContain('desk@');
    expect((await model('704')).json()).toMatchObject({ Kind: 'widget', Url: 'https://chat.example.org/704' });
    for (const id of ['705', '706']) expect((await model(id)).json()).toMatchObject({ Kind: 'none', Url: '' });
    for (const id of ['703', '999']) expect((await model(id, 'ada')).statusCode, id).toBe(404);
  });

  test('what a widget keeps is there on every device, for its reader alone', async () => {
    const keep = (who: string | undefined, id: string, restoreId: string) => server.post(at('saveChatModel', { id, restoreId }), who);
    expect((await keep('ada', '704', 'c-1')).json()).toEqual({ RestoreId: 'c-1' });
    expect((await keep('ada', '704', 'c-2')).statusCode).toBe(200);
    expect((await model('704', 'ada')).json()).toMatchObject({ RestoreId: 'c-2', ChatId: 0 });
    expect((await model('704', 'ben')).json()).toMatchObject({ RestoreId: '' });
    const refused = [await keep(undefined, '704', 'c'), await keep('ada', '706', 'c'), await keep('ada', '704', 'x'.repeat(201))];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([401, 404, 400]);
    // What holds a widget's id alone is no conversation for staff.
    await keep('ada', '701', 'c');
    expect((await list('staff 701')).Chats).toEqual([]);
  });

  test('a question and its answer, with what each side has read', async () => {
    const { ChatId } = await sent('ada', 'How long does it last?');
    await sent('ada', 'The battery, I mean.\r\n<b>Thanks</b>');
    expect(await list('staff 701')).toMatchObject({ Unread: 1, Chats: [{ ChatId, Name: 'Mira ada', Unread: 2, LastIsStaff: false }] });
    const asked = await read('staff 701', { chatid: ChatId });
    expect(words(asked)).toEqual(['How long does it last?', 'The battery, I mean.\n<b>Thanks</b>']);
    expect(asked.Messages[0]).toMatchObject({ IsOwn: false, IsStaff: false, ClientId: '' });
    const mark = (who: string, messageid: number, query = {}) => server.post(at('ReadChat', { id: '701', messageid, ...query }), who);
    // More than there is is read up to the last; less does not take it back.
    await mark('staff 701', 2_000_000_000, { chatid: ChatId });
    await mark('staff 701', 1, { chatid: ChatId });
    expect((await read('ada')).StaffRead).toBe(asked.Messages.at(-1)!.MessageId);
    const answer = await sent('staff 701', 'Ten hours.', { chatid: ChatId });
    expect((await model('701', 'ada')).json()).toMatchObject({ ChatId, Unread: 1 });
    expect((await read('ada')).Messages.at(-1)).toMatchObject({ IsStaff: true, IsOwn: false, Name: 'Mira staff 701', Text: 'Ten hours.' });
    await mark('ada', answer.Message.MessageId);
    expect((await model('701', 'ada')).json()).toMatchObject({ Unread: 0 });
    expect(await list('staff 701')).toMatchObject({ Unread: 0, Chats: [{ Unread: 0, LastIsStaff: true, LastText: 'Ten hours.' }] });
  });

  test('nobody reads or writes in the conversation of somebody else', async () => {
    const { ChatId, Message } = await sent('ada', 'secret words');
    const own = await sent('ben', 'other words');
    await sent('cleo', 'to another company', { id: '702' });
    for (const who of [undefined, 'ben', 'staff 702', 'staff 703', 'ada']) {
      const refused = who === undefined ? 401 : 403;
      const answers = [
        await server.get(at('Chat', { id: '701', chatid: ChatId }), who),
        await write(who, 'mine', {}, { chatid: ChatId }),
        await server.post(at('ReadChat', { id: '701', chatid: ChatId, messageid: Message.MessageId }), who),
        await server.post(at('CloseChat', { id: '701', chatid: ChatId, closed: 'true' }), who),
        await server.get(at('CompanyChats', { id: '701' }), who),
      ];
      expect(
        answers.map(({ statusCode }) => statusCode),
        who,
      ).toEqual([refused, refused, refused, refused, refused]);
      expect(answers.map(({ body }) => body).join()).not.toContain('secret');
    }
    // The id of another company's conversation, under the name of one's own.
    expect((await server.get(at('Chat', { id: '702', chatid: ChatId }), 'staff 702')).statusCode).toBe(404);
    expect((await write('staff 702', 'mine', {}, { id: '702', chatid: ChatId })).statusCode).toBe(404);
    expect(words(await read('ben'))).toEqual(['other words']);
    expect(own.ChatId).not.toBe(ChatId);
    expect((await list('staff 702', '702')).Chats.map(({ LastText }) => LastText)).toEqual(['to another company']);
    expect((await write('staff 701', 'to ourselves')).statusCode).toBe(403);
  });

  test('whom policies exclude neither writes nor reads', async () => {
    const setVisitor = async (VisitorId: string | null) => {
      const ticket = await server.store.db.selectFrom('tickets').selectAll().where('external_key', '=', 't-cleo').executeTakeFirstOrThrow();
      const document = JSON.stringify({ ...(JSON.parse(ticket.document) as object), VisitorId });
      await server.store.db.updateTable('tickets').set({ document }).where('external_key', '=', 't-cleo').execute();
      await server.store.signals.send('people_changed', 'all');
      await new Promise((done) => setTimeout(done, 100));
    };
    expect((await model('701', 'cleo')).json()).toMatchObject({ MayWrite: true });
    await setVisitor('990');
    expect((await model('701', 'cleo')).json()).toMatchObject({ MayWrite: false });
    expect([(await write('cleo', 'x')).statusCode, (await server.get(at('Chat', { id: '701' }), 'cleo')).statusCode]).toEqual([403, 403]);
    await setVisitor(null);
    expect((await model('701')).json()).toMatchObject({ MayWrite: false });
  });

  test('without words, with too many, by nobody, to a company without text chat: nothing is written', async () => {
    for (const more of [
      { Text: ' \n ' },
      { Text: '\0' },
      { Text: 'x'.repeat(2001) },
      { ClientId: 'short' },
      { ClientId: undefined },
      { Text: 7 },
    ])
      expect((await write('ada', 'x', more)).statusCode, JSON.stringify(more).slice(0, 40)).toBe(400);
    expect((await write('ada', 'x'.repeat(200_000))).statusCode).toBe(413);
    expect((await write(undefined, 'x')).statusCode).toBe(401);
    for (const id of ['703', '704', '706', '999']) expect((await write('ada', 'x', {}, { id })).statusCode, id).toBe(404);
    expect(await server.store.db.selectFrom('chat_messages').selectAll().execute()).toEqual([]);
  });

  test('sent again, also many times at once, it is one message; other words under its name are refused', async () => {
    const same = () => write('cleo', 'once', { ClientId: 'same-name-1' });
    const answers = await Promise.all(Array.from({ length: 10 }, same));
    expect(new Set(answers.map((answer) => answer.json<Sent>().Message.MessageId)).size).toBe(1);
    expect((await same()).statusCode).toBe(200);
    expect((await write('cleo', 'other', { ClientId: 'same-name-1' })).statusCode).toBe(409);
    expect(words(await read('cleo'))).toEqual(['once']);
    expect((await list('staff 701')).Chats).toHaveLength(1);
  });

  test('fifty at once: those within the limit are there in one order for both sides, the others are told to wait', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, (_, nth) => write('ben', `message ${nth}`)));
    const taken = answers.filter(({ statusCode }) => statusCode === 200);
    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(new Set(refused.map(({ statusCode }) => statusCode))).toEqual(new Set([429]));
    expect(refused[0]!.headers['retry-after']).toBeTruthy();
    const { Messages } = await read('ben');
    expect(Messages).toHaveLength(taken.length);
    expect(Messages.map(({ MessageId }) => MessageId)).toEqual(Messages.map(({ MessageId }) => MessageId).toSorted((a, b) => a - b));
    const [chat] = (await list('staff 701')).Chats;
    expect(chat).toMatchObject({ LastMessage: Messages.at(-1)!.MessageId, Unread: taken.length });
    expect(words(await read('staff 701', { chatid: chat!.ChatId }))).toEqual(words(await read('ben')));
  });

  test('history comes in pages', async () => {
    const accountId = server.accountId('ada');
    const person = { eventId: server.eventId, company: '701', accountId };
    for (let nth = 0; nth < 90; nth += 1)
      await addMessage(server.store.db, { chat: person, accountId, isStaff: false, clientId: `stored-${nth}`, content: String(nth) }, NOW);
    const last = await read('ada');
    const middle = await read('ada', { before: last.Next });
    const first = await read('ada', { before: middle.Next });
    expect([last, middle, first].map(({ Messages }) => Messages.length)).toEqual([40, 40, 10]);
    expect(first.Next).toBe(0);
    expect([first, middle, last].flatMap(words)).toEqual(Array.from({ length: 90 }, (_, nth) => String(nth)));
  });

  test('closed by staff, a message of the visitor opens it again', async () => {
    const { ChatId } = await sent('staff 702', 'As a visitor of another company');
    const close = (closed: string) => server.post(at('CloseChat', { id: '701', chatid: ChatId, closed }), 'staff 701');
    expect((await close('true')).json()).toMatchObject({ IsClosed: true });
    expect((await read('staff 702')).IsClosed).toBe(true);
    expect((await sent('staff 702', 'One more thing')).IsClosed).toBe(false);
    expect((await close('true')).json()).toMatchObject({ IsClosed: true });
    expect((await close('false')).json()).toMatchObject({ IsClosed: false });
  });

  test('where staff are, it is said', async () => {
    await setPresence(server.store.db, { eventId: server.eventId, company: '701' }, NOW - 10_000);
    expect((await model('701', 'ada')).json()).toMatchObject({ StaffPresent: true });
    expect((await model('702', 'ada')).json()).toMatchObject({ StaffPresent: false });
    await setPresence(server.store.db, { eventId: server.eventId, company: '701' }, NOW - 80_000);
    expect((await model('701', 'ada')).json()).toMatchObject({ StaffPresent: false });
  });

  test('who deletes their conversation deletes it for both sides', async () => {
    const { ChatId } = await sent('staff 703', 'forget me');
    await sent('staff 701', 'who are you?', { chatid: ChatId });
    const gone = () => server.delete(at('Chat', { id: '701' }), 'staff 703');
    expect([(await gone()).json(), (await gone()).json()]).toEqual([{ Deleted: true }, { Deleted: false }]);
    expect((await server.get(at('Chat', { id: '701', chatid: ChatId }), 'staff 701')).statusCode).toBe(404);
    expect(await server.store.db.selectFrom('chat_messages').selectAll().execute()).toEqual([]);
  });

  test('an export has both sides of it, and with a person their words go; those for a company stay without a name', async () => {
    const visitor = await sent('cleo', 'words of cleo');
    await sent('staff 702', 'words of the company', { id: '701' });
    await sent('staff 701', 'answer to cleo', { chatid: visitor.ChatId });
    const exported = JSON.stringify(await exportPerson(server.store.db, await server.account('cleo')));
    for (const text of ['words of cleo', 'answer to cleo', '"company":"701"']) expect(exported).toContain(text);
    expect(exported).not.toContain('words of the company');
    await server.remove('staff 701');
    expect((await read('cleo')).Messages.at(-1)).toMatchObject({ Text: 'answer to cleo', Name: '', IsStaff: true });
    await server.remove('cleo');
    const left = await server.store.db.selectFrom('chat_messages').select('content').execute();
    expect(left.map(({ content }) => content)).toEqual(['words of the company']);
  });
});
