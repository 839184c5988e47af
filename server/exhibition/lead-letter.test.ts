// Letters about new leads on each database: to whom, with what, how often; never of a replay, and nothing of what was given.
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { databases, type TestDatabase } from '../fixture/stores.ts';
import { NOW } from '../fixture/test-app.ts';
import type { Letter } from '../mail/post.ts';
import { exhibitionServer, type ExhibitionServer } from './fixture/exhibition-server.ts';
import { companyAddress, sendWaitingLeadLetters } from './lead-letter.ts';
import { storeGuestLead } from './stored-guest-leads.ts';
import { storeLead } from './stored-leads.ts';

const companies = [
  { Id: '701', Name: 'Sample Devices', Contact: { Email: 'desk@devices.example.org' }, Chat: { Email: 'chat@devices.example.org' } },
  { Id: '702', Name: 'Other Devices', Chat: { Email: 'chat@other.example.org' } },
  { Id: '704', Name: 'Without address' },
];
const files = { 'demo/expo27/data/companies.json': JSON.stringify({ schemaVersion: 1, rows: companies }) };

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
    for (const table of ['leads', 'lead_letters', 'guest_leads'] as const) await server.store.db.deleteFrom(table).execute();
  });

  const at = (path: string, query: Record<string, string> = {}) =>
    `/api/Exhibition/${path}?${new URLSearchParams({ eventid: server.event, ...query }).toString()}`;
  const form = { Firstname: 'Ada', Surname: 'Byron', Topic: 'callback', Message: 'Secret words', Consent: 'Agreed.' };
  const give = (who: string, id: string) => server.post(at('Leads', { id }), who, form);
  /** What was sent to an address since `from`. */
  const sentTo = (to: string, from: number): Letter[] => server.letters.slice(from).filter((letter) => letter.to === to);
  const row = {
    first_name: 'Ben',
    surname: 'Cole',
    email: 'ben@example.org',
    topic: 'contact',
    message: 'Secret words',
    consent: 'Agreed.',
  } as const;
  /** What waits, as a server sends it. */
  const later = async (now: number): Promise<Letter[]> => {
    const letters: Letter[] = [];
    const event = {
      id: server.eventId,
      instance: 'demo',
      shortName: 'expo27',
      about: { name: 'Expo 2027' },
      text: String,
      languageFor: () => 'de-DE',
      documents: { read: () => ({ brand: '#112233' }) },
      exhibition: { inLanguage: () => ({ detail: () => ({ Contact: { Email: 'desk@devices.example.org' } }), chat: () => undefined }) },
    };
    const parts = {
      people: {
        db: server.store.db,
        publicUrl: 'https://expo.example.org',
        limits: { demandFor: () => Promise.resolve() },
        onProblem: (line: string) => expect(line).toBe(''),
        background: { run: (work: () => Promise<void>) => void work() },
        post: { send: async (letter: Letter) => void letters.push(letter) },
      },
      store: server.store,
      eventCache: { byId: () => Promise.resolve(event) },
    } as unknown as Parameters<typeof sendWaitingLeadLetters>[0];
    expect(await sendWaitingLeadLetters(parts, now)).toBe(letters.length);
    return letters;
  };

  test('the first lead is written of at once; replays and changes are not; what comes within the pause is counted after it', async () => {
    const from = server.letters.length;
    await Promise.all([give('ada', '701'), give('ada', '701'), give('ada', '701')]);
    await give('ada', '701');
    await vi.waitFor(() => expect(sentTo('desk@devices.example.org', from)).toHaveLength(1));
    const [letter] = sentTo('desk@devices.example.org', from);
    expect(letter!.subject).toBe('Expo 2027: new contacts for your company');
    expect(letter!.text).toContain('New contacts: 1\n');
    expect(letter!.text).toMatch(/^https?:\/\/\S+\/demo\/expo27\/en-GB\/profile\/701\/leads$/m);
    expect(`${letter!.text}${letter!.html}`).not.toMatch(/Ada|Byron|ada@|Secret/);
    await give('ben', '701');
    await give('cleo', '701');
    expect(await later(NOW + 899_000)).toEqual([]);
    const [waited, ...more] = await later(NOW + 900_000);
    expect(waited).toMatchObject({ to: 'desk@devices.example.org', language: 'de-DE', subject: 'Expo 2027: Neue Kontakte für Ihre Firma' });
    expect(waited!.text).toContain('Neue Kontakte: 2\n');
    expect(more).toEqual([]);
    // Nothing is new.
    await give('ben', '701');
    expect(await later(NOW + 9_000_000)).toEqual([]);
    expect(sentTo('desk@devices.example.org', from)).toHaveLength(1);
  });

  test('several servers that look at once send one letter; what was taken back is not counted', async () => {
    const of = (accountId: number) => ({ eventId: server.eventId, accountId, company: '701' });
    for (const who of ['ada', 'ben'] as const) await storeLead(server.store.db, of(server.accountId(who)), row, NOW);
    await server.store.db.deleteFrom('leads').where('account_id', '=', server.accountId('ben')).execute();
    const letters = (await Promise.all([later(NOW), later(NOW), later(NOW)])).flat();
    expect(letters.map(({ text }) => /Neue Kontakte: \d+/.exec(text)?.[0])).toEqual(['Neue Kontakte: 1']);
    // Taken back and given again within the pause, it waits for its end.
    await server.store.db.deleteFrom('leads').execute();
    await storeLead(server.store.db, of(server.accountId('ada')), row, NOW + 1);
    expect([await later(NOW + 1), (await later(NOW + 900_000)).length]).toEqual([[], 1]);
  });

  test('a form that is confirmed, and a badge whose question is answered, are written of; to the address of the chat without another', async () => {
    const from = server.letters.length;
    const code = await storeGuestLead(server.store.db, { eventId: server.eventId, company: '702' }, row, NOW);
    expect(sentTo('chat@other.example.org', from)).toEqual([]);
    await Promise.all([1, 2, 3].map(() => server.post(at('ConfirmGuestLead'), undefined, { Code: code })));
    await vi.waitFor(() => expect(sentTo('chat@other.example.org', from)).toHaveLength(1));

    const { Code } = (await server.post(at('Badge'), 'ada')).json<{ Code: string }>();
    await server.post(at('ScanBadge', { id: '701' }), 'staff 701', { Code });
    expect(sentTo('desk@devices.example.org', from)).toEqual([]);
    const [scan] = (await server.get(at('BadgeScans'), 'ada')).json<{ ScanId: number }[]>();
    await server.post(at('AnswerBadgeScan', { scanid: String(scan!.ScanId) }), 'ada', {
      Allow: true,
      Firstname: 'Ada',
      Surname: 'Byron',
      Message: '',
      Consent: 'Agreed.',
    });
    await vi.waitFor(() => expect(sentTo('desk@devices.example.org', from)).toHaveLength(1));
    expect(sentTo('chat@other.example.org', from)).toHaveLength(1);
  });

  test('a company without an address has its leads all the same, and nothing waits', async () => {
    const from = server.letters.length;
    expect((await give('ada', '704')).statusCode).toBe(200);
    expect(await server.store.db.selectFrom('leads').select('letter_due').execute()).toEqual([{ letter_due: 0 }]);
    expect(server.letters).toHaveLength(from);
  });
});

test.each([
  ['desk@example.org', 'chat@example.org', 'desk@example.org'],
  ['', 'chat@example.org', 'chat@example.org'],
  ['see our site', 'chat@example.org', 'chat@example.org'],
  ['see our site', '', 'see our site'],
  ['', '', ''],
])('of contact %j and chat %j it is %j', (Email, chat, address) => {
  const event = { exhibition: { inLanguage: () => ({ detail: () => ({ Contact: { Email } }), chat: () => ({ Email: chat }) }) } };
  expect(companyAddress(event as unknown as Parameters<typeof companyAddress>[0], '701', 'en-GB')).toBe(address);
});
