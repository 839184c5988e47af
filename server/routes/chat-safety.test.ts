// Blocking, reporting and beginning of chats by HTTP on each database: a block ends what both sides can do, staff write first to people who gave their details alone.
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Conversation } from '../../src/contract/chat.ts';
import type { GivenLead } from '../../src/contract/leads.ts';
import { chatFiles } from '../chat/fixture/chat-files.ts';
import { exhibitionServer, type ExhibitionServer } from '../exhibition/fixture/exhibition-server.ts';
import { setBlock } from '../chat/stored-blocks.ts';
import { reportsOfEvent } from '../chat/stored-reports.ts';
import { databases, type TestDatabase } from '../fixture/stores.ts';
import { NOW } from '../fixture/test-app.ts';

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
    for (const table of ['chats', 'chat_blocks', 'chat_reports', 'leads'] as const) await server.store.db.deleteFrom(table).execute();
  });

  let names = 0;
  const at = (path: string, query: Record<string, string | number> = {}) =>
    `/api/Exhibition/${path}?${new URLSearchParams({ eventid: server.event, id: '701', ...Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)])) }).toString()}`;
  const message = (Text: string) => ({ ClientId: `message-${(names += 1)}`, Text });
  const write = (who: string, text: string, query = {}) => server.post(at('Chat', query), who, message(text));
  const read = async (who: string, query = {}) => (await server.get(at('Chat', query), who)).json<Conversation>();
  const block = (who: string | undefined, blocked: boolean, query = {}) =>
    server.post(at('BlockChat', { blocked: String(blocked), ...query }), who);
  const give = async (who: string, id = '701') =>
    (
      await server.post(at('Leads', { id }), who, { Firstname: who, Surname: 'S', Topic: 'contact', Message: '', Consent: 'Yes' })
    ).json<GivenLead>().LeadId;
  const begin = (who: string | undefined, leadid: number, id = '701', body: object = message('Here is the list.')) =>
    server.post(at('BeginChat', { id, leadid }), who, body);
  const codeOf = (reply: LightMyRequestResponse) => reply.json<{ error?: { code: string } }>().error?.code;

  test('blocked by the visitor nobody writes; only they end it; others are as before', async () => {
    const { ChatId: chatid } = (await write('ada', 'Hello')).json<Conversation>();
    await write('ben', 'Hello');
    expect((await block('ada', true)).json()).toEqual({ Blocked: 'own' });
    expect([(await read('ada')).Blocked, (await read('staff 701', { chatid })).Blocked]).toEqual(['own', 'other']);
    expect([codeOf(await write('ada', 'More')), codeOf(await write('staff 701', 'More', { chatid }))]).toEqual(['blocked', 'blocked']);
    // The company cannot end it.
    expect((await block('staff 701', false, { chatid })).json()).toEqual({ Blocked: 'other' });
    expect((await write('ben', 'More')).statusCode).toBe(200);
    expect((await block('ada', false)).json()).toEqual({ Blocked: 'none' });
    expect((await write('staff 701', 'Again', { chatid })).statusCode).toBe(200);
  });

  test('blocked by staff it is for this company alone, and outlives the deletion of the conversation', async () => {
    const { ChatId: chatid } = (await write('ada', 'Hello')).json<Conversation>();
    expect((await block('staff 701', true, { chatid })).json()).toEqual({ Blocked: 'own' });
    expect(codeOf(await write('ada', 'More'))).toBe('blocked');
    await server.delete(at('Chat'), 'ada');
    expect(codeOf(await write('ada', 'Anew'))).toBe('blocked');
    expect((await write('ada', 'Hello', { id: '702' })).statusCode).toBe(200);
  });

  test('nobody blocks or reports what is not theirs; a report is in the audit log', async () => {
    const { ChatId: chatid } = (await write('ada', 'Hello')).json<Conversation>();
    const report = (who: string | undefined, query = {}, Reason = 'Advertising\nnobody asked for') =>
      server.post(at('ReportChat', query), who, { Reason });
    const statuses = [
      await block(undefined, true),
      await block('staff 702', true, { chatid }),
      await block('ben', true, { chatid }),
      await report(undefined),
      await report('staff 702', { chatid }),
      // Ben has written nothing.
      await report('ben'),
      await report('ada', {}, ' '),
      await report('ada', {}, 'x'.repeat(501)),
    ].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([401, 403, 403, 401, 403, 404, 400, 400]);
    expect((await report('ada')).json()).toEqual({ Reported: true });
    expect((await report('staff 701', { chatid })).json()).toEqual({ Reported: true });
    const rows = await server.store.db.selectFrom('audit_log').selectAll().where('kind', '=', 'chat-report').orderBy('id').execute();
    expect(rows.map(({ subject, detail }) => [subject, detail])).toEqual([
      ['company:701', `chat ${chatid}: Advertising nobody asked for`],
      [`account:${server.accountId('ada')}`, `chat ${chatid}: Advertising nobody asked for`],
    ]);
    expect(await reportsOfEvent(server.store.db, server.eventId)).toMatchObject(
      ['visitor', 'staff'].map((side) => ({ side, company_id: '701', reason: 'Advertising nobody asked for', state: 'open', messages: 1 })),
    );
  });

  test('ended by the organiser neither side writes, and none of them takes that back', async () => {
    const { ChatId: chatid } = (await write('ada', 'Hello')).json<Conversation>();
    const person = { eventId: server.eventId, company: '701', accountId: server.accountId('ada') };
    await setBlock(server.store.db, person, { side: 'organiser', isOn: true }, NOW);
    for (const who of ['ada', 'staff 701']) {
      const of = who === 'ada' ? {} : { chatid };
      expect((await block(who, false, of)).json()).toEqual({ Blocked: 'other' });
      expect(codeOf(await write(who, 'More', of))).toBe('blocked');
    }
    await setBlock(server.store.db, person, { side: 'organiser', isOn: false }, NOW);
    expect((await write('ada', 'More')).statusCode).toBe(200);
  });

  test('staff begin with who gave their details, once; nobody else does, and not where they were taken back or blocked', async () => {
    const lead = await give('ada');
    const body = message('Here is the list.');
    expect((await begin('staff 701', lead, '701', body)).statusCode).toBe(200);
    expect((await begin('staff 701', lead, '701', body)).statusCode).toBe(200);
    expect(await read('ada')).toMatchObject({ Messages: [{ Text: 'Here is the list.', IsStaff: true }] });
    for (const who of ['ada', 'ben', 'staff 702']) expect((await begin(who, lead)).statusCode).toBe(403);
    expect([(await begin(undefined, lead)).statusCode, (await begin('staff 702', lead, '702')).statusCode]).toEqual([401, 404]);
    await block('ada', true);
    expect(codeOf(await begin('staff 701', lead))).toBe('blocked');
    await server.delete(`/api/Exhibition/Leads?${new URLSearchParams({ eventid: server.event, leadid: String(lead) }).toString()}`, 'ada');
    expect((await begin('staff 701', lead)).statusCode).toBe(404);
  });
});
