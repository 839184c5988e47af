// Leads by HTTP on each database: consent is kept, a company's staff see their own company's leads alone, and who gave them takes them back.
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isoInZone } from '../../src/clock/zone.ts';
import type { CompanyLead, GivenLead } from '../../src/contract/leads.ts';
import { exhibitionServer, type ExhibitionServer } from '../exhibition/fixture/exhibition-server.ts';
import { databases, type TestDatabase } from '../fixture/stores.ts';
import { NOW } from '../fixture/test-app.ts';
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
  beforeEach(() => server.store.db.deleteFrom('leads').execute());

  const at = (path: string, query: Record<string, string> = {}) =>
    `/api/Exhibition/${path}?${new URLSearchParams({ eventid: server.event, ...query }).toString()}`;
  const form = { Firstname: 'Ada', Surname: 'Byron', Topic: 'callback', Message: 'Tuesday?', Consent: 'Sample Devices may call me.' };
  const give = (who: string | undefined, id = '701', more: object = {}) => server.post(at('Leads', { id }), who, { ...form, ...more });
  const own = async (who: string) => (await server.get(at('Leads'), who)).json<GivenLead[]>();
  const ofCompany = (who: string | undefined, id: string) => server.get(at('CompanyLeads', { id }), who);
  const leadsOf = async (who: string, id: string) => (await ofCompany(who, id)).json<CompanyLead[]>();
  const note = (who: string | undefined, id: string, leadid: number, body: object = { Note: 'Call', Quality: 'hot' }, NoteRevision = 0) =>
    server.post(at('CompanyLead', { id, leadid: String(leadid) }), who, { NoteRevision, ...body });
  const takeBack = (who: string | undefined, leadid: number) => server.delete(at('Leads', { leadid: String(leadid) }), who);

  test('what is given is with the company, with the words agreed to, and the address of the account whatever is sent', async () => {
    const given = (await give('ada', '701', { Email: 'other@example.org' })).json<GivenLead>();
    expect(given).toMatchObject({ ...form, Email: 'ada@example.org', CompanyAccountId: '701', CompanyName: 'Sample Devices' });
    expect(await leadsOf('staff 701', '701')).toMatchObject([{ ...form, Email: 'ada@example.org', Note: '', Quality: '' }]);
    expect(JSON.stringify(await own('ada'))).not.toContain('Note');
  });

  test('staff read how often their own profile was opened, by day', async () => {
    const { store, eventId } = server;
    const view = { eventId, kind: 'company', action: 'view' } as const;
    for (const [item, day] of [
      ['701', '2027-05-03'],
      ['701', '2027-05-03'],
      ['701', '2027-05-04'],
      ['702', '2027-05-04'],
    ] as const)
      await store.countView({ ...view, item, day });
    const views = async (who: string, id: string) => (await server.get(at('CompanyViews', { id }), who)).json<object>();
    expect(await views('staff 701', '701')).toEqual({
      Total: 3,
      Days: [
        { Day: '2027-05-04', Count: 1 },
        { Day: '2027-05-03', Count: 2 },
      ],
    });
    expect(await views('staff 702', '702')).toEqual({ Total: 1, Days: [{ Day: '2027-05-04', Count: 1 }] });
  });

  test('without consent, without a name, by nobody, and to a company that is not open, nothing is given', async () => {
    for (const more of [
      { Consent: '' },
      { Consent: undefined },
      { Consent: ' ' },
      { Surname: '' },
      { Topic: 'else' },
      { Message: 'x'.repeat(2001) },
      // No database takes it in a text.
      { Message: 'Tuesday\0' },
    ])
      expect((await give('ada', '701', more)).statusCode, JSON.stringify(more).slice(0, 40)).toBe(400);
    expect((await give(undefined)).statusCode).toBe(401);
    expect([(await give('ada', '703')).statusCode, (await give('ada', '999')).statusCode]).toEqual([404, 404]);
    expect(await server.store.db.selectFrom('leads').selectAll().execute()).toEqual([]);
  });

  test('given again, also many times at once, it is one lead; what the company noted stays', async () => {
    const { LeadId } = (await give('ada')).json<GivenLead>();
    expect((await note('staff 701', '701', LeadId)).json()).toMatchObject({ Note: 'Call', Quality: 'hot' });
    await Promise.all(Array.from({ length: 10 }, () => give('ada', '701', { Message: 'Wednesday' })));
    expect(await leadsOf('staff 701', '701')).toMatchObject([{ LeadId, Message: 'Wednesday', Note: 'Call', Quality: 'hot' }]);
  });

  test('of two who note at once the second is told, and replaces nothing; the same again is no change', async () => {
    const { LeadId } = (await give('ada')).json<GivenLead>();
    const texts = ['Call', 'Write', 'Visit', 'Wait'].map((Note) => ({ Note, Quality: 'warm' }));
    const answers = await Promise.all(texts.map((body) => note('staff 701', '701', LeadId, body)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
    const first = answers.find(({ statusCode }) => statusCode === 200)!.json<CompanyLead>();
    expect(first.NoteRevision).toBe(1);
    expect(answers.find(({ statusCode }) => statusCode === 409)!.json()).toMatchObject({
      error: { code: 'another-revision', field: 'NoteRevision' },
    });
    expect(await leadsOf('staff 701', '701')).toMatchObject([{ Note: first.Note, Quality: 'warm', NoteRevision: 1 }]);
    const again = await note('staff 701', '701', LeadId, { Note: first.Note, Quality: 'warm' });
    expect([again.statusCode, again.json<CompanyLead>().NoteRevision]).toEqual([200, 1]);
    expect((await note('staff 701', '701', LeadId, { Note: 'Both', Quality: 'hot' }, 1)).json()).toMatchObject({
      Note: 'Both',
      NoteRevision: 2,
    });
  });

  test('nobody reads, notes or exports the leads of a company but its own staff', async () => {
    const { LeadId } = (await give('ada')).json<GivenLead>();
    await give('ben', '702');
    for (const who of [undefined, 'ada', 'staff 702', 'staff 703']) {
      const refused = who === undefined ? 401 : 403;
      const answers = [
        await ofCompany(who, '701'),
        await note(who, '701', LeadId, { Note: 'mine', Quality: '' }),
        await server.get(at('ExportLeads', { id: '701' }), who),
      ];
      expect(
        answers.map(({ statusCode }) => statusCode),
        who,
      ).toEqual([refused, refused, refused]);
      expect(answers.map(({ body }) => body).join()).not.toContain('Byron');
    }
    // The id of another company's lead, under the name of one's own.
    expect((await note('staff 702', '702', LeadId, { Note: 'mine', Quality: '' })).statusCode).toBe(404);
    expect(await leadsOf('staff 701', '701')).toMatchObject([{ Note: '' }]);
    expect((await leadsOf('staff 702', '702')).map(({ Email }) => Email)).toEqual(['ben@example.org']);
  });

  test('everybody sees and takes back what they gave, and nothing of others', async () => {
    const { LeadId } = (await give('ada')).json<GivenLead>();
    await give('ben');
    expect((await own('ada')).map(({ LeadId: id }) => id)).toEqual([LeadId]);
    for (const who of ['ben', 'staff 701']) expect((await takeBack(who, LeadId)).json()).toEqual({ Removed: false });
    expect((await takeBack(undefined, LeadId)).statusCode).toBe(401);
    expect((await takeBack('ada', LeadId)).json()).toEqual({ Removed: true });
    expect(await own('ada')).toEqual([]);
    expect((await leadsOf('staff 701', '701')).map(({ Email }) => Email)).toEqual(['ben@example.org']);
  });

  test('the file is safe in a spreadsheet', async () => {
    await give('ada', '701', { Firstname: '=HYPERLINK("x")', Message: 'a, "b"\nc' });
    const { FileName, Csv } = (await server.get(at('ExportLeads', { id: '701' }), 'staff 701')).json<{ FileName: string; Csv: string }>();
    expect(FileName).toBe('expo27-leads.csv');
    // Excel reads it as UTF-8 by its first character alone.
    expect(Csv.split('\r\n')[0]).toBe('\uFEFFFirstname,Surname,Email,Topic,Message,Quality,Note,GivenAt,ChangedAt,Consent');
    expect(Csv).toContain(`"'=HYPERLINK(""x"")",Byron,ada@example.org,callback,"a, ""b""\nc",,,`);
    expect(Csv).toContain('Sample Devices may call me.');
    // As clocks of the event show it.
    expect(Csv).toContain(`,${isoInZone(NOW, 'Europe/Berlin').slice(0, 16).replace('T', ' ')},`);
  });

  test('a workbook has dates that are dates, texts that are no formulas, and every letter', async () => {
    const hostile = { Firstname: '=1+1', Surname: 'Müller-Ōé 李', Message: '+49 30\n@SUM(A1)\u000b\ud800' };
    await give('ada', '701', hostile);
    const { FileName, Csv, Workbook } = (await server.get(at('ExportLeads', { id: '701', format: 'xlsx' }), 'staff 701')).json<
      Record<'FileName' | 'Csv' | 'Workbook', string>
    >();
    expect([FileName, Csv]).toEqual(['expo27-leads.xlsx', '']);
    const { sheets } = await readXlsx(Buffer.from(Workbook, 'base64'), { readStyles: true });
    const [head, row] = sheets[0]!.rows;
    expect(head).toEqual(['Firstname', 'Surname', 'Email', 'Topic', 'Message', 'Quality', 'Note', 'GivenAt', 'ChangedAt', 'Consent']);
    expect(row!.slice(0, 5)).toEqual(['=1+1', 'Müller-Ōé 李', 'ada@example.org', 'callback', '+49 30\n@SUM(A1)\ufffd']);
    const wall = new Date(`${isoInZone(NOW, 'Europe/Berlin').slice(0, 19)}Z`);
    expect(Math.abs((row![7] as Date).getTime() - wall.getTime())).toBeLessThan(1_000);
    expect([...(sheets[0]!.cells?.values() ?? [])].filter(({ formula }) => formula !== undefined)).toEqual([]);
    expect((await server.get(at('ExportLeads', { id: '701', format: 'xlsx' }), 'staff 702')).statusCode).toBe(403);
  });

  test('an export has them, and with the person they go', async () => {
    const { LeadId } = (await give('cleo')).json<GivenLead>();
    await note('staff 701', '701', LeadId);
    const exported = JSON.stringify(await exportPerson(server.store.db, await server.account('cleo')));
    expect(exported).toContain('Sample Devices may call me.');
    expect(exported).toContain('"note":"Call"');
    await server.remove('cleo');
    expect(await leadsOf('staff 701', '701')).toEqual([]);
  });
});
