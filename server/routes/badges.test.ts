// Badges by HTTP on each database: a code that says nothing, a company that asks, and no name before its person has agreed.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BadgeScan } from '../../src/contract/badges.ts';
import type { CompanyLead, GivenLead } from '../../src/contract/leads.ts';
import type { Notification } from '../../src/contract/notifications.ts';
import { exhibitionServer, type ExhibitionServer } from '../exhibition/fixture/exhibition-server.ts';
import { databases, type TestDatabase } from '../fixture/stores.ts';
import { NOW } from '../fixture/test-app.ts';
import { SCAN_WAITS } from '../people/contact-tables.ts';
import { exportPerson } from '../people/export-person.ts';

describe.each(databases.filter(({ available }) => available))('$name', ({ make }) => {
  let database: TestDatabase;
  let server: ExhibitionServer;
  beforeAll(async () => {
    database = await make();
    server = await exhibitionServer(database);
  });
  afterAll(async () => {
    await server.close();
    await database.remove();
  });
  beforeEach(async () => {
    for (const table of ['badges', 'badge_scans', 'leads', 'chat_blocks', 'notifications'] as const)
      await server.store.db.deleteFrom(table).execute();
  });

  const at = (path: string, query: Record<string, string> = {}) =>
    `/api/Exhibition/${path}?${new URLSearchParams({ eventid: server.event, ...query }).toString()}`;
  const makeBadge = async (who: string) => (await server.post(at('Badge'), who, {})).json<{ Code: string; ExpiresAt: string }>();
  const scan = (who: string | undefined, id: string, Code: string) => server.post(at('ScanBadge', { id }), who, { Code });
  const asked = async (who: string) => (await server.get(at('BadgeScans'), who)).json<BadgeScan[]>();
  const yes = { Allow: true, Firstname: 'Ada', Surname: 'Byron', Message: '', Consent: 'Sample Devices may write to me.' };
  const answer = (who: string | undefined, scanid: number, body: object = yes) =>
    server.post(at('AnswerBadgeScan', { scanid: String(scanid) }), who, body);
  const leadsOf = async (id: string) => (await server.get(at('CompanyLeads', { id }), `staff ${id}`)).json<CompanyLead[]>();
  const scansOf = (who: string | undefined, id: string) => server.get(at('CompanyBadgeScans', { id }), who);

  test('read, typed with spaces in small letters; asked; agreed: a lead with the words, and the address of the account', async () => {
    const { Code } = await makeBadge('ada');
    expect(Code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
    const first = await scan('staff 701', '701', ` ${Code.toLowerCase().replace('-', ' ')} `);
    expect(first.json()).toMatchObject({ State: 'asked' });
    expect([first.body, (await scansOf('staff 701', '701')).body].join()).not.toMatch(/ada|byron/i);
    // Read again, it is one question.
    await scan('staff 701', '701', Code);
    const [question, ...more] = await asked('ada');
    expect([question, more]).toMatchObject([{ CompanyName: 'Sample Devices' }, []]);
    expect(await leadsOf('701')).toEqual([]);
    const agreed = await Promise.all([1, 2, 3].map(() => answer('ada', question!.ScanId)));
    expect(agreed.map(({ statusCode }) => statusCode)).toContain(200);
    expect(await leadsOf('701')).toMatchObject([
      { Topic: 'badge', Firstname: 'Ada', Email: 'ada@example.org', Consent: yes.Consent, HasAccount: true },
    ]);
    expect([await asked('ada'), (await scansOf('staff 701', '701')).json()]).toEqual([[], []]);
    expect((await scan('staff 701', '701', Code)).json()).toEqual({ ScanId: 0, State: 'given' });
    const [given] = (await server.get(at('Leads'), 'ada')).json<GivenLead[]>();
    await server.delete(at('Leads', { leadid: String(given!.LeadId) }), 'ada');
    expect(await leadsOf('701')).toEqual([]);
  });

  test('whoever is asked is told wherever they are, once, until they have answered', async () => {
    const told = async (who: string) =>
      (await server.get(`/api/Exhibition/EventPushnotifications/${encodeURIComponent(server.event)}/en-GB`, who)).json<Notification[]>();
    const { Code } = await makeBadge('ada');
    for (const id of ['701', '701', '702']) await scan(`staff ${id}`, id, Code);
    const Link = '/myarea/demo/expo27/en-GB#my-badge';
    const ofOther = { Title: 'Other Devices asks for your details', Text: '', Link };
    expect(await told('ada')).toMatchObject([ofOther, { Title: 'Sample Devices asks for your details', Text: '', Link }]);
    expect(await told('ben')).toEqual([]);
    const questions = await asked('ada');
    await answer('ada', questions.find(({ CompanyAccountId }) => CompanyAccountId === '701')!.ScanId);
    expect(await told('ada')).toMatchObject([ofOther]);
    await answer('ada', questions.find(({ CompanyAccountId }) => CompanyAccountId === '702')!.ScanId, { ...yes, Allow: false });
    expect(await told('ada')).toEqual([]);
    // Asked again after an answer, they are told again; what they give by themselves answers, too.
    await scan('staff 702', '702', Code);
    expect(await told('ada')).toMatchObject([ofOther]);
    await server.post(at('Leads', { id: '702' }), 'ada', { ...yes, Topic: 'contact' });
    expect(await told('ada')).toEqual([]);
  });

  test('a code that was replaced, withdrawn, is over, is nobody’s or one’s own does nothing', async () => {
    const former = await makeBadge('ada');
    const { Code } = await makeBadge('ada');
    expect((await scan('staff 701', '701', former.Code)).statusCode).toBe(404);
    expect((await server.delete(at('Badge'), 'ben')).json()).toEqual({ Withdrawn: false });
    expect((await server.delete(at('Badge'), 'ada')).json()).toEqual({ Withdrawn: true });
    for (const code of [Code, '0000000000', 'x', '%', "' or 1=1 --", 'AAAAA-AAAAA'])
      expect((await scan('staff 701', '701', code)).statusCode, code).toBe(404);
    for (const code of ['', 'A'.repeat(41), 'AAAAA\0AAAAA']) expect((await scan('staff 701', '701', code)).statusCode).toBe(400);
    const staff = await makeBadge('staff 701');
    expect((await scan('staff 701', '701', staff.Code)).statusCode).toBe(404);
    const over = await makeBadge('ada');
    await server.store.db.updateTable('badges').set({ expires_at: 1 }).execute();
    expect((await scan('staff 701', '701', over.Code)).statusCode).toBe(404);
    expect(await server.store.db.selectFrom('badge_scans').selectAll().execute()).toEqual([]);
  });

  test('whoever was not answered in two weeks asks no more, before the row is deleted, too; nothing can be given to them', async () => {
    const { Code } = await makeBadge('ada');
    await scan('staff 701', '701', Code);
    const [one] = await asked('ada');
    const wait = (waited: number) =>
      server.store.db
        .updateTable('badge_scans')
        .set({ asked_at: NOW - waited })
        .execute();
    await wait(SCAN_WAITS - 1);
    expect([(await asked('ada')).length, (await scansOf('staff 701', '701')).json<object[]>().length]).toEqual([1, 1]);
    await wait(SCAN_WAITS);
    expect([await asked('ada'), (await scansOf('staff 701', '701')).json()]).toEqual([[], []]);
    expect((await answer('ada', one!.ScanId)).statusCode).toBe(404);
    expect(await leadsOf('701')).toEqual([]);
  });

  test('nobody but staff reads badges, and nobody answers for somebody else; without consent nothing is given', async () => {
    const { Code } = await makeBadge('ada');
    expect((await scan(undefined, '701', Code)).statusCode).toBe(401);
    for (const who of ['ben', 'staff 702']) expect((await scan(who, '701', Code)).statusCode).toBe(403);
    for (const who of ['ada', 'staff 702']) expect((await scansOf(who, '701')).statusCode).toBe(403);
    await scan('staff 701', '701', Code);
    const { ScanId } = (await asked('ada'))[0]!;
    expect(await asked('ben')).toEqual([]);
    for (const who of ['ben', 'staff 701']) expect((await answer(who, ScanId)).statusCode).toBe(404);
    expect((await answer(undefined, ScanId)).statusCode).toBe(401);
    for (const missing of [{ Consent: ' ' }, { Firstname: '' }, { Surname: '' }])
      expect((await answer('ada', ScanId, { ...yes, ...missing })).statusCode).toBe(400);
    expect((await answer('ada', ScanId, { ...yes, Allow: false })).json()).toEqual({ Given: false });
    expect((await scansOf('staff 701', '701')).json()).toMatchObject([{ State: 'declined' }]);
    expect((await answer('ada', ScanId)).statusCode).toBe(404);
    expect(await leadsOf('701')).toEqual([]);
  });

  test('to a company that is blocked there is no such badge; a company does not guess', async () => {
    const { Code } = await makeBadge('ada');
    const of = {
      event_id: server.eventId,
      company_id: '701',
      account_id: server.accountId('ada'),
      side: 'visitor',
      blocked_at: 0,
    } as const;
    await server.store.db.insertInto('chat_blocks').values(of).execute();
    expect([(await scan('staff 701', '701', Code)).statusCode, (await scan('staff 702', '702', Code)).statusCode]).toEqual([404, 200]);
    const guesses = await Promise.all(Array.from({ length: 70 }, () => scan('staff 703', '703', '0123456789')));
    expect(guesses.map(({ statusCode }) => statusCode)).toContain(429);
  });

  test('an export has it, and with the person it goes', async () => {
    const { Code } = await makeBadge('cleo');
    await scan('staff 701', '701', Code);
    const exported = JSON.stringify(await exportPerson(server.store.db, await server.account('cleo')));
    expect(exported).toContain('"badgeReadBy":[{');
    expect(exported).not.toContain(Code.slice(0, 5));
    await server.remove('cleo');
    expect((await scansOf('staff 701', '701')).json()).toEqual([]);
  });
});
