// foyer tickets import: lists and feeds, what changes, what is refused, and what a broken list cannot do.
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Tables } from '../../server/store/schema.ts';
import { openStore } from '../../server/store/store.ts';
import { app, folderOf, foyer } from './fixture/recorded.ts';

const EVENT = ['--event', 'society/spring'] as const;
let data: string;

beforeEach(async () => {
  vi.stubEnv('DATABASE_URL', '');
  data = join(folderOf(), 'store');
  vi.stubEnv('FOYER_DATA', data);
  await foyer('publish', folderOf({ 'society/spring/app.json': app('Spring') }));
  return () => vi.unstubAllEnvs();
});

/** Everything kept of a table, in the order of its first column. */
async function rowsOf<T extends 'tickets' | 'codes' | 'audit_log'>(table: T): Promise<Tables[T][]> {
  const store = await openStore({ folder: data });
  const rows = await store.db.selectFrom(table).selectAll().execute();
  await store.close();
  return rows as unknown as Tables[T][];
}
const tickets = async () => (await rowsOf('tickets')).toSorted((a, b) => (a.external_key < b.external_key ? -1 : 1));

const load = (csv: string, ...more: string[]) =>
  foyer('tickets', 'import', join(folderOf({ 'list.csv': csv }), 'list.csv'), ...EVENT, ...more);

test('a list with usual names is imported; flags are real ones', async () => {
  const { code, out } = await load(
    [
      '\uFEFFTicket-ID;E-Mail;Vorname;Nachname;Ticket Type;Bezahlt;HCP;Valid from;Tage;Shoe size',
      'T-1;Mira@Example.org;Mira;Sample;"Day; ticket";ja;nein;2027-05-03;2027-05-04,2027-05-03;41',
      'T-2;;Bo;Beispiel;Congress;0;TRUE;;;',
    ].join('\r\n'),
  );
  expect([code, out]).toEqual([0, ['added T-1', 'added T-2', '2 tickets added, 0 changed, 0 withdrawn, 0 unchanged, 0 rows left out']]);
  const [one, two] = await tickets();
  expect(one).toMatchObject({ email_key: 'mira@example.org', surname_key: 'sample', days: '["2027-05-03","2027-05-04"]', withdrawn: 0 });
  expect(JSON.parse(one!.document)).toEqual({
    IsValid: true,
    IsPayed: true,
    TicketTypeName: 'Day; ticket',
    ParticipantTypeName: '',
    ParticipantTypeValid: false,
    TicketGrade: '',
    TicketFrom: '2027-05-03',
    TicketTo: null,
    EnableHCP: false,
    SocietyMemberType: '',
    Country: '',
    CompanyAccountId: null,
    VisitorId: '',
  });
  expect(JSON.parse(two!.document)).toMatchObject({ IsPayed: false, EnableHCP: true });
  const [, noted] = await rowsOf('audit_log');
  expect(noted).toMatchObject({
    kind: 'tickets-imported',
    actor: 'cli',
    place: 'society/spring',
    detail: expect.stringContaining('2 tickets added'),
  });
});

test('a bad row is reported with line and reason, the rest is imported', async () => {
  const { code, out } = await load(
    [
      'ticket id,email,surname,paid,ticket from,days',
      'A,a@example.org,A,maybe,,',
      'B,not an address,B,yes,,',
      'C,c@example.org,C,yes,3.5.2027,',
      'D,d@example.org,D,yes,,2027-05-99',
      ',,,yes,,',
      'F,f@example.org,F,yes,,',
      'F,g@example.org,G,yes,,',
      'H,h@example.org,"H',
    ].join('\n'),
  );
  expect(code).toBe(1);
  expect(out.map((line) => line.replace(/^.*list\.csv:/, ''))).toEqual([
    '2 left out IsPayed is “maybe”, which is neither yes nor no',
    '3 left out email is not one e-mail address',
    '4 left out TicketFrom is “3.5.2027”, not a time such as 2027-05-03 or 2027-05-03T08:00',
    '5 left out days holds “2027-05-99”, not a day such as 2027-05-03',
    '6 left out nobody could ever have it: there is no address, no code, and no surname with a number',
    '8 left out its number is that of line 7',
    '9 left out a quotation mark is opened and never closed: it is taken as a sign',
    'added F',
    '1 ticket added, 0 changed, 0 withdrawn, 0 unchanged, 7 rows left out',
  ]);
});

test('a newer list: added, changed, withdrawn and restored; a dry run writes nothing', async () => {
  const first = 'id,email,type,paid\n1,a@example.org,Day,yes\n2,b@example.org,Day,yes\n3,c@example.org,Day,yes\n';
  await load(first);
  const newer = 'id,email,type,paid\n1,a@example.org,Week,yes\n3,c@example.org,Day,perhaps\n4,d@example.org,Day,no\n';
  const before = await tickets();
  const dry = await load(newer, '--replace', '--dry-run');
  expect(await tickets()).toEqual(before);
  // Row 3 could not be read: that withdraws nobody.
  const changes = ['added 4', 'changed 1: TicketTypeName', 'withdrawn 2'];
  expect(dry.out.slice(1, -1)).toEqual(changes);
  expect(dry.out.at(-1)).toContain('nothing was written');
  expect((await load(newer, '--replace')).out.slice(1, -1)).toEqual(changes);
  expect((await tickets()).map(({ external_key, withdrawn }) => [external_key, withdrawn])).toEqual([
    ['1', 0],
    ['2', 1],
    ['3', 0],
    ['4', 0],
  ]);
  expect((await load(first)).out.slice(0, -1)).toEqual(['changed 1: TicketTypeName', 'changed 2: restored']);
});

test('without numbers the same rows are the same tickets', async () => {
  const list = 'email,type,paid\na@example.org,Day,yes\na@example.org,Day,yes\nb@example.org,Day,yes\n';
  await load(list);
  const keys = (await tickets()).map(({ external_key }) => external_key);
  expect(new Set(keys).size).toBe(3);
  expect((await load(list, '--replace')).out).toEqual(['0 tickets added, 0 changed, 0 withdrawn, 3 unchanged, 0 rows left out']);
});

test('a ticket that goes to another address is no longer its claimant’s; a note of the surname alone takes nothing away', async () => {
  await load('id,email,surname,paid\n1,a@example.org,A,yes\n2,b@example.org,B,yes\n');
  const store = await openStore({ folder: data });
  const account = {
    email: 'x@example.org',
    email_key: 'x@example.org',
    first_name: '',
    surname: '',
    profile: '{}',
    picture: '',
    is_staff: 0,
  };
  await store.db
    .insertInto('accounts')
    .values({ instance_key: 'society', created_at: 1, ...account })
    .execute();
  await store.db.updateTable('tickets').set({ account_id: 1 }).execute();
  await store.close();
  await load('id,email,surname,paid\n1,new@example.org,A,yes\n2,b@example.org,Bee,yes\n');
  expect((await tickets()).map(({ account_id }) => account_id)).toEqual([null, 1]);
});

test('a mapping names columns and defaults', async () => {
  const folder = folderOf({
    'list.csv': 'Kontakt,Betrag bezahlt\na@example.org,x\nb@example.org,no\n',
    'map.json': { fields: { email: 'Kontakt', TicketGrade: 'Betrag bezahlt' }, defaults: { IsPayed: true, TicketTypeName: 'Guest' } },
    'wrong.json': { fields: { email: 'Nowhere' } },
  });
  const run = (mapping: string) => foyer('tickets', 'import', join(folder, 'list.csv'), ...EVENT, '--mapping', join(folder, mapping));
  expect((await run('map.json')).code).toBe(0);
  expect((await tickets()).map(({ document }) => JSON.parse(document) as object)).toEqual([
    expect.objectContaining({ IsPayed: true, TicketGrade: expect.stringMatching(/^(x|no)$/), TicketTypeName: 'Guest' }),
    expect.objectContaining({ IsPayed: true }),
  ]);
  const wrong = await run('wrong.json');
  expect([wrong.code, wrong.err.at(-1)]).toEqual([2, expect.stringContaining('no column “Nowhere”')]);
});

test('codes are kept by their hash alone', async () => {
  await load('id,surname,first name,claim code,paid\n1,Claim,Cora,secret-code-7,yes\n');
  const codes = await rowsOf('codes');
  expect(codes).toMatchObject([{ kind: 'registration', used_at: null, account_id: null }]);
  expect(JSON.parse(codes[0]!.payload)).toEqual({ event: 1, ticket: '1', firstname: 'Cora', surname: 'Claim' });
  expect(JSON.stringify(codes)).not.toContain('secret-code-7');
});

test('what cannot be a list withdraws nobody and is a wrong call', async () => {
  await load('id,email,paid\n1,a@example.org,yes\n');
  for (const [list, words] of [
    ['', 'empty'],
    ['id,email,paid\n', 'no ticket that can be used'],
    ['colour,size\nred,4\n', 'no column for e-mail addresses'],
  ] as const) {
    const { code, err } = await load(list, '--replace');
    expect([code, err.at(-1)]).toEqual([2, expect.stringContaining(words)]);
  }
  expect((await tickets()).map(({ withdrawn }) => withdrawn)).toEqual([0]);
  expect((await foyer('tickets', 'import', 'nowhere.csv', ...EVENT)).code).toBe(2);
  expect((await foyer('tickets', 'import', ...EVENT)).code).toBe(2);
  expect((await foyer('tickets', 'import', 'a.csv', '--event', 'society/winter')).err.at(-1)).toContain('publish it first');
});

/** A server of a booking system; the address it listens on. */
async function booking(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const feed = (url: string, ...more: string[]) => foyer('tickets', 'import', '--feed', url, ...EVENT, ...more);

test('a feed is read once while it has not changed', async () => {
  vi.stubEnv('FOYER_FEED_AUTHORIZATION', 'Bearer key');
  let version = 1;
  const asked: unknown[] = [];
  const address = await booking((request, response) => {
    asked.push([request.url, request.headers.authorization]);
    if (request.url === '/moved') return response.writeHead(302, { location: '/list' }).end();
    const etag = `"v${version}"`;
    if (request.headers['if-none-match'] === etag) return response.writeHead(304).end();
    const rows = Array.from({ length: version }, (_, at) => ({
      id: at + 1,
      email: `p${at}@example.org`,
      ticketType: 'Day',
      isPayed: true,
    }));
    return response.writeHead(200, { etag, 'content-type': 'application/json' }).end(JSON.stringify({ tickets: rows }));
  });
  const read = async () => (await feed(`${address}/moved`, '--allow-private')).out.at(-1);
  expect(await read()).toContain('1 ticket added');
  expect(await read()).toContain('has not changed');
  version = 2;
  expect(await read()).toContain('1 ticket added, 0 changed, 0 withdrawn, 1 unchanged');
  expect(asked[1]).toEqual(['/list', 'Bearer key']);
});

test('a feed of the own network, by plain HTTP, with a redirect without end or an error is refused', async () => {
  let asked = 0;
  const address = await booking((request, response) => {
    asked += 1;
    response.writeHead(request.url === '/loop' ? 302 : 500, { location: '/loop' }).end('secret of the inner network');
  });
  for (const url of [
    address,
    address.replace('http:', 'https:'),
    'file:///etc/passwd',
    'https://localhost/',
    'https://[::1]/',
    'no address',
  ])
    expect((await feed(url)).code, url).toBe(2);
  expect(asked).toBe(0);
  const loop = await feed(`${address}/loop`, '--allow-private');
  expect(loop.err.at(-1)).toContain('redirects more than 3 times');
  const failed = await feed(address, '--allow-private');
  expect(failed.err.join()).toContain('answered with 500');
  expect(failed.err.join()).not.toContain('secret');
});
