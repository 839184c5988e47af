// Contact forms without an account by HTTP on each database: nothing reaches the company before the link of the letter was confirmed, and the same link takes it back.
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CompanyLead } from '../../src/contract/leads.ts';
import { exhibitionServer, type ExhibitionServer } from '../exhibition/fixture/exhibition-server.ts';
import { storeGuestLead } from '../exhibition/stored-guest-leads.ts';
import { databases, type TestDatabase } from '../fixture/stores.ts';
import { NOW } from '../fixture/test-app.ts';
import { sweep } from '../people/sweep.ts';

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
    for (const table of ['guest_leads', 'leads'] as const) await server.store.db.deleteFrom(table).execute();
  });

  const at = (path: string, query: Record<string, string> = {}) =>
    `/api/Exhibition/${path}?${new URLSearchParams({ eventid: server.event, ...query }).toString()}`;
  let people = 0;
  const form = () => ({
    Firstname: 'Mira',
    Surname: 'Okafor',
    Email: `mira-${(people += 1)}@guests.example.org`,
    Topic: 'information',
    Message: 'A price list',
    Consent: 'Sample Devices may write to me.',
  });
  const send = (id: string, more: object = {}) => server.post(at('GuestLead', { id }), undefined, { ...form(), ...more });
  const call = (path: string, Code: string) => server.post(at(path), undefined, { Code });
  const leadsOf = async (id: string) => (await server.get(at('CompanyLeads', { id }), `staff ${id}`)).json<CompanyLead[]>();
  /** As the handler stores it; the code stands in the letter alone. */
  const stored = (more: object = {}, now = NOW) => {
    const { Firstname: first_name, Surname: surname, Message: message, Consent: consent } = form();
    const data = { first_name, surname, email: 'Mira@Guests.example.org', topic: 'contact', message, consent, ...more } as const;
    return storeGuestLead(server.store.db, { eventId: server.eventId, company: '701' }, data, now);
  };

  test('sent, the company sees nothing; confirmed, it has a lead; taken back, nothing is left', async () => {
    expect((await send('701')).json()).toEqual({ Sent: true });
    expect(await leadsOf('701')).toEqual([]);
    const code = await stored();
    expect((await call('ReadGuestLead', code)).json()).toMatchObject({ CompanyName: 'Sample Devices', IsConfirmed: false });
    expect(await leadsOf('701')).toEqual([]);
    const confirmed = await Promise.all([1, 2, 3].map(() => call('ConfirmGuestLead', code)));
    expect(confirmed.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await leadsOf('701')).toMatchObject([{ Firstname: 'Mira', Email: 'Mira@Guests.example.org', HasAccount: false }]);
    expect((await call('ReadGuestLead', code)).json()).toMatchObject({ IsConfirmed: true });
    expect(await leadsOf('702')).toEqual([]);
    expect((await call('TakeBackGuestLead', code)).json()).toEqual({ Removed: true });
    expect((await call('TakeBackGuestLead', code)).json()).toEqual({ Removed: false });
    expect([await leadsOf('701'), (await call('ConfirmGuestLead', code)).statusCode]).toEqual([[], 404]);
  });

  test('given again by the same address it is one lead, the note stays, and the former link ends', async () => {
    const former = await stored();
    await call('ConfirmGuestLead', former);
    const [lead] = await leadsOf('701');
    await server.post(at('CompanyLead', { id: '701', leadid: String(lead!.LeadId) }), 'staff 701', {
      Note: 'Call',
      Quality: 'hot',
      NoteRevision: 0,
    });
    const code = await stored({ message: 'Again' });
    await call('ConfirmGuestLead', code);
    expect(await leadsOf('701')).toMatchObject([{ LeadId: lead!.LeadId, Message: 'Again', Note: 'Call' }]);
    expect((await call('TakeBackGuestLead', former)).json()).toEqual({ Removed: false });
    // Staff cannot chat with somebody who has no account.
    const begun = await server.post(at('BeginChat', { id: '701', leadid: String(lead!.LeadId) }), 'staff 701', {
      ClientId: 'message-1',
      Text: 'Hi',
    });
    expect(begun.statusCode).toBe(404);
  });

  test('what cannot be read, a wrong code, a closed company, and too many are refused; what nobody confirms goes', async () => {
    for (const more of [
      { Email: 'nobody' },
      { Email: 'a@b\r\nBcc: c@example.org' },
      { Consent: '' },
      { Message: 'a\0' },
      { Topic: 'badge' },
    ])
      expect((await send('701', more)).statusCode, JSON.stringify(more)).toBe(400);
    expect((await send('701', { Message: 'x'.repeat(200_000) })).statusCode).toBe(413);
    expect([(await send('703')).statusCode, (await send('999')).statusCode]).toEqual([404, 404]);
    for (const code of ['A'.repeat(43), 'A', '']) expect([400, 404]).toContain((await call('ConfirmGuestLead', code)).statusCode);
    const same = { Email: 'same@guests.example.org' };
    const statuses: number[] = [];
    for (let nth = 0; nth < 12; nth += 1) statuses.push((await send('701', same)).statusCode);
    expect(statuses).toContain(429);
    const old = await stored({}, NOW - 3 * 86_400_000);
    expect((await call('ConfirmGuestLead', old)).statusCode).toBe(404);
    await sweep(server.store.db, NOW);
    expect((await server.store.db.selectFrom('guest_leads').selectAll().execute()).every(({ created_at }) => created_at === NOW)).toBe(
      true,
    );
  });

  test('the link of the letter leads to a page that is open to everybody, and works when the profile is closed or the company is gone', async () => {
    const companies = (rows: readonly object[]) => ({ 'demo/expo27/data/companies.json': JSON.stringify({ schemaVersion: 1, rows }) });
    const email = 'gerta@guests.example.org';
    await send('701', { Email: email });
    const letter = await vi.waitFor(() => {
      const found = server.letters.find(({ to }) => to === email);
      if (!found) throw new Error('no letter yet');
      return found;
    });
    const link = /\S*[?&]contact=[\w-]{43}/.exec(letter.text)?.[0] ?? '';
    const { pathname, searchParams } = new URL(link);
    expect(pathname).toBe('/confirmation/demo/expo27/en-GB');
    const code = searchParams.get('contact')!;
    expect((await call('ConfirmGuestLead', code)).statusCode).toBe(200);
    // Letters of before led to the profile: they lead there now, too, whether the profile is open or not.
    const former = `/demo/expo27/en-GB/profile/701?contact=${code}`;
    const moved = { to: `/confirmation/demo/expo27/en-GB?contact=${code}`, keeping: 'private, no-store' };
    const headersOf = async (url: string) => {
      const { headers } = await server.get(url);
      return { to: headers['location'], keeping: headers['cache-control'] };
    };
    expect(await headersOf(former)).toEqual(moved);
    const other = { Id: '702', Name: 'Other Devices' };
    for (const [rows, name] of [
      [[{ Id: '701', Name: 'Sample Devices', PublicationState: 1 }, other], 'Sample Devices'],
      [[other], ''],
    ] as const) {
      await server.publish(companies(rows));
      const read = async () =>
        expect((await call('ReadGuestLead', code)).json()).toMatchObject({
          CompanyAccountId: '701',
          CompanyName: name,
          IsConfirmed: true,
        });
      await vi.waitFor(
        async () => {
          await read();
          expect((await send('701')).statusCode).toBe(404);
        },
        { timeout: 30_000, interval: 200 },
      );
      expect(await headersOf(former)).toEqual(moved);
    }
    expect((await call('TakeBackGuestLead', code)).json()).toEqual({ Removed: true });
    expect(await server.store.db.selectFrom('leads').select('id').execute()).toEqual([]);
    await server.publish({});
  });
});
