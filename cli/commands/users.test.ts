// foyer users, audit and preview-link: what they print, what they change, and what nobody may read in it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { databases } from '../../server/fixture/stores.ts';
import { LONGEST_PREVIEW, verifyPreviewLink } from '../../server/access/preview-links.ts';
import { createServerKeys } from '../../server/people/server-keys.ts';
import type { PublishedEvent } from '../../server/published/event.ts';
import { createCallers } from '../../server/sessions/caller.ts';
import { hashOf } from '../../server/sessions/secrets.ts';
import { createSessions } from '../../server/sessions/sessions.ts';
import { type Database, openStore, type Store } from '../../server/store/store.ts';
import { deviceTime } from '../../src/clock/clock.ts';
import { app, folderOf, foyer } from './fixture/recorded.ts';

const EVENT = ['--event', 'society/spring'] as const;
const led = { instance: 'society', defaultEvent: 'spring', defaultLanguage: 'en-GB' };
// A name with a star in it is no address for a letter, one for examples leads nowhere.
const domains = { domains: ['*.spring.internal', 'spring.example.org', 'spring.internal'].map((hostname) => ({ hostname, ...led })) };
let data: string;

beforeEach(async () => {
  for (const name of ['DATABASE_URL', 'FOYER_SMTP', 'FOYER_PUBLIC_URL', 'FOYER_MAIL_FROM']) vi.stubEnv(name, '');
  data = join(folderOf(), 'store');
  vi.stubEnv('FOYER_DATA', data);
  await foyer('publish', folderOf({ 'society/spring/app.json': app('Spring'), 'domains.json': domains }));
  return () => vi.unstubAllEnvs();
});

/** Looks into the store the command wrote to. */
async function look<T>(work: (store: Store & Database) => Promise<T>): Promise<T> {
  const store = await openStore({ folder: data });
  return work(store).finally(() => store.close());
}

test('an invitation without mail prints its link; the code in it is kept by its hash', async () => {
  const { code, out } = await foyer(
    'users',
    'invite',
    'Mira@example.org',
    ...EVENT,
    '--firstname',
    'Mira',
    '--surname',
    'Sample',
    '--staff',
  );
  expect([code, out.slice(0, 2)]).toEqual([
    0,
    ['Account 1 was made; it is staff.', 'No mail is set up (FOYER_SMTP). The link, which works once:'],
  ]);
  const link = new URL(out[2]!);
  expect([link.origin, link.pathname.toLowerCase()]).toEqual(['https://spring.internal', expect.stringContaining('/society/spring/en-gb')]);
  const kept = await look(({ db }) => db.selectFrom('codes').selectAll().execute());
  expect(kept).toMatchObject([{ hash: hashOf(link.searchParams.get('code')!), kind: 'transfer', account_id: 1 }]);
  expect([link.searchParams.get('userId'), link.searchParams.get('email')]).toEqual(['1', 'Mira@example.org']);
  vi.stubEnv('FOYER_PUBLIC_URL', 'https://own.example.org/x');
  expect((await foyer('users', 'invite', 'mira@example.org', ...EVENT)).out[2]).toMatch(/^https:\/\/own\.example\.org\//);
  const based = await foyer('users', 'invite', 'mira@example.org', ...EVENT, '--base', 'https://base.example.org');
  expect(based.out[2]).toMatch(/^https:\/\/base\.example\.org\//);
  expect((await foyer('users', 'invite', 'mira@example.org', ...EVENT, '--base', 'congress')).code).toBe(2);
  for (const wrong of ['nobody', 'a@example.org,b@example.org', 'a@example.org\r\nBcc: b@example.org'])
    expect((await foyer('users', 'invite', wrong, ...EVENT)).code).toBe(2);
  expect(await look(({ db }) => db.selectFrom('accounts').select('id').execute())).toEqual([{ id: 1 }]);
});

test('list, show, staff, block, unblock, and the log of it', async () => {
  await foyer('users', 'invite', 'mira@example.org', ...EVENT, '--surname', 'Sam\u001B[2Jple');
  await foyer('users', 'invite', 'ben@example.org', ...EVENT);
  expect((await foyer('users', 'list')).out).toEqual([
    '2 society ben@example.org (unconfirmed, no password)',
    expect.stringMatching(/^1 society mira@example\.org Sam.*ple \(unconfirmed, no password\)$/),
  ]);
  expect((await foyer('users', 'list', '--search', 'MIRA')).out.join()).not.toContain('\u001B');
  expect(JSON.parse((await foyer('users', 'list', '--format', 'json', '--limit', '1')).out.join(''))).toMatchObject([
    { id: 2, state: ['unconfirmed', 'no password'] },
  ]);
  expect((await foyer('users', 'staff', 'ben@example.org')).out).toEqual(['Account 2 is now staff of society.']);
  expect((await foyer('users', 'staff', '2', '--off')).out).toEqual(['Account 2 is no longer staff of society.']);
  expect((await foyer('users', 'block', 'BEN@example.org')).out).toEqual(['Account 2 is blocked; 0 sessions ended.']);
  expect((await foyer('users', 'show', '2')).out).toEqual([
    '2 society ben@example.org (blocked, unconfirmed, no password)',
    expect.stringMatching(/Z blocked account:2 by cli in society$/),
    expect.stringMatching(/Z staff account:2 by cli in society off$/),
    expect.stringMatching(/Z staff account:2 by cli in society on$/),
    expect.stringMatching(/Z invited account:2 by cli in society$/),
  ]);
  expect((await foyer('users', 'unblock', '2')).code).toBe(0);
  const kinds = (lines: readonly string[]) => lines.map((line) => line.split(' ')[1]);
  expect(kinds((await foyer('audit', '--limit', '3')).out)).toEqual(['unblocked', 'blocked', 'staff']);
  expect(kinds((await foyer('audit', '--subject', 'account:1')).out)).toEqual(['invited']);
  expect((await foyer('audit')).out.at(-1)).toMatch(/ published by cli in society\/spring version 1$/);
  for (const wrong of [
    ['users', 'show', '77'],
    ['users', 'list', '--limit', 'many'],
    ['audit', '--limit', '0'],
  ])
    expect((await foyer(...wrong)).code).toBe(2);
});

const postgres = databases.find(({ name, available }) => available && name.startsWith('PostgreSQL'));
test.skipIf(!postgres)('whoever becomes staff is known to be to a server of the same database, and whoever is no more is not', async () => {
  const database = await postgres!.make();
  onTestFinished(database.remove);
  vi.stubEnv('DATABASE_URL', 'url' in database.location ? database.location.url : '');
  await foyer('publish', folderOf({ 'society/spring/app.json': app('Spring'), 'domains.json': domains }));
  await foyer('users', 'invite', 'ben@example.org', ...EVENT);
  const beside = await openStore(database.location);
  // Its clock is stopped: what it remembers of somebody never expires.
  const at = deviceTime.wall();
  const parts = { db: beside.db, signals: beside.signals, clock: { now: () => at } };
  const sessions = createSessions(parts);
  const callers = createCallers({ ...parts, sessions });
  const row = { hash: hashOf('secret'), account_id: 1, instance_key: 'society', uuid: 'u', created_at: at, expires_at: at + 60_000 };
  await beside.db
    .insertInto('sessions')
    .values({ ...row, ended_at: null, device: '', browser: '', provider: '', id_token: '' })
    .execute();
  const event = { id: 1, version: 1, instance: 'society', shortName: 'spring', previewTicketType: '' } as unknown as PublishedEvent;
  const isStaff = async () => (await callers.bySecret('secret', event)).who.superUser;
  expect(await isStaff()).toBe(false);
  await foyer('users', 'staff', 'ben@example.org');
  await expect.poll(isStaff, { timeout: 10_000 }).toBe(true);
  await foyer('users', 'staff', 'ben@example.org', '--off');
  await expect.poll(isStaff, { timeout: 10_000 }).toBe(false);
  callers.close();
  await beside.close();
});

test('an address in two instances requires the instance to be named', async () => {
  await foyer('publish', folderOf({ 'guild/autumn/app.json': app('Autumn') }));
  await foyer('users', 'invite', 'mira@example.org', ...EVENT);
  await foyer('users', 'invite', 'mira@example.org', '--event', 'guild/autumn');
  const { code, err } = await foyer('users', 'block', 'mira@example.org');
  expect([code, err.at(-1)]).toEqual([2, expect.stringContaining('society and guild; choose with --instance')]);
  expect((await foyer('users', 'block', 'mira@example.org', '--instance', 'Guild')).out).toEqual([
    'Account 2 is blocked; 0 sessions ended.',
  ]);
});

test('export and delete: everything, then nothing, not even in the file of the database', async () => {
  const marker = 'zqxmarker';
  await foyer('users', 'invite', `${marker}@example.org`, ...EVENT, '--surname', `${marker} name`);
  const list = folderOf({
    'list.csv': `id,email,surname,paid,visitor id\n1,${marker}@example.org,${marker},yes,${marker}\n2,x@example.org,X,yes,\n`,
  });
  await foyer('tickets', 'import', join(list, 'list.csv'), ...EVENT);
  const exported = JSON.parse((await foyer('users', 'export', '1')).out.join('\n')) as object;
  expect(exported).toMatchObject({ account: { surname: `${marker} name` }, tickets: [{ number: '1', ticket: { VisitorId: marker } }] });
  const inFiles = () => readdirSync(data).filter((name) => readFileSync(join(data, name)).includes(marker));
  expect(inFiles()).not.toEqual([]);
  expect((await foyer('users', 'delete', '1')).out).toEqual(['Account 1 of society would be deleted with 1 ticket; add --yes to do it.']);
  expect((await foyer('users', 'show', '1')).code).toBe(0);
  expect((await foyer('users', 'delete', '1', '--yes')).out).toEqual(['Account 1 of society is deleted with 1 ticket; 0 sessions ended.']);
  expect(inFiles()).toEqual([]);
  expect((await foyer('audit', '--format', 'json', '--limit', '2')).out.join('')).toMatch(/"deleted".*"account:1".*"exported"/);
  // An address without account, of which only a ticket is kept.
  expect((await foyer('users', 'delete', 'x@example.org', '--instance', 'society', '--yes')).out[0]).toContain('with 1 ticket');
  expect((await foyer('users', 'show', '1')).code).toBe(2);
});

test('a preview link is signed, for its event, and ends', async () => {
  const { out, err } = await foyer('preview-link', ...EVENT, '--days', '2', '--from', '2027-05-03', '--to', '2027-05-05');
  const link = new URL(out[0]!);
  expect([link.origin, link.pathname]).toEqual(['https://spring.internal', '/home/society/spring/en-GB']);
  const key = await look(({ db }) => createServerKeys(db)('preview-links'));
  const signed = link.searchParams.get('previewKey')!;
  const now = deviceTime.wall();
  const verified = verifyPreviewLink(key, signed, { event: 'Society/Spring', now });
  expect(verified).toMatchObject({
    event: 'society/spring',
    from: Date.parse('2027-05-03T00:00+02:00'),
    to: Date.parse('2027-05-05T23:59:59.999+02:00'),
  });
  expect(verified!.expires - now).toBeGreaterThan(47 * 3_600_000);
  expect(verifyPreviewLink(key, signed, { event: 'guild/spring', now })).toBeUndefined();
  expect(err.at(-2)).toContain('Whoever has it');
  expect((await foyer('audit', '--limit', '1')).out[0]).toMatch(/ preview-link by cli in society\/spring [\da-f]{10} until 20/);
  const longest = new URL((await foyer('preview-link', ...EVENT, '--days', '90')).out[0]!).searchParams.get('previewKey')!;
  // Also by a server whose clock is a little behind this machine's.
  for (const behind of [0, 50_000])
    expect(verifyPreviewLink(key, longest, { event: 'society/spring', now: deviceTime.wall() - behind })).toBeDefined();
  for (const wrong of [
    ['--days', '91'],
    ['--from', 'soon'],
    ['--from', '2027-05-05', '--to', '2027-05-03'],
  ])
    expect((await foyer('preview-link', ...EVENT, ...wrong)).code).toBe(2);
});

test('a preview link that no server would believe is not printed, and the log knows nothing of it', async () => {
  const days = LONGEST_PREVIEW / 86_400_000;
  const { code, out, err } = await foyer('preview-link', ...EVENT, '--days', String(days + 1));
  expect([code, out]).toEqual([2, []]);
  expect(err.join('\n')).toContain(`--days ${days + 1} ends too late: no server believes a link that opens longer than ${days} days.`);
  expect(await look(({ db }) => db.selectFrom('audit_log').select('kind').where('kind', '=', 'preview-link').execute())).toEqual([]);
  for (const wrong of ['0', '-1', '1.5', 'two', '1e2', '']) expect((await foyer('preview-link', ...EVENT, '--days', wrong)).code).toBe(2);
});

test('preview links are listed with their state, and revoked one by one or all', async () => {
  await foyer('publish', folderOf({ 'guild/autumn/app.json': app('Autumn') }));
  const made = async (...more: string[]) => (await foyer('preview-link', ...more)).err.at(-1)!.match(/--revoke ([\da-f]{10})$/)![1]!;
  const first = await made(...EVENT, '--from', '2027-05-03T00:00Z');
  const [second, other] = [await made(...EVENT), await made('--event', 'guild/autumn')];
  const list = async (...more: string[]) => (await foyer('preview-link', '--list', ...more)).out;
  expect((await list()).map((line) => line.split(' ').slice(0, 3).join(' ')).sort()).toEqual(
    [`${first} open society/spring`, `${second} open society/spring`, `${other} open guild/autumn`].sort(),
  );
  expect((await list(...EVENT)).find((line) => line.startsWith(first))).toMatch(
    / by cli 20\S+Z until 20\S+Z \(shows from 2027-05-03T00:00:00\.000Z\) never used$/,
  );
  expect((await foyer('preview-link', '--revoke', first)).out).toEqual([`1 link revoked: ${first}.`]);
  expect((await list()).find((line) => line.startsWith(first))).toContain(' revoked ');
  expect((await foyer('preview-link', '--revoke', first)).out).toEqual(['Nothing was open any more.']);
  expect((await foyer('preview-link', '--revoke', 'all', ...EVENT)).out).toEqual([`1 link revoked: ${second}.`]);
  expect((await foyer('preview-link', '--revoke', 'all')).out).toEqual([`1 link revoked: ${other}.`]);
  expect((await foyer('audit', '--limit', '2')).out).toEqual([
    expect.stringContaining(` preview-link-revoked by cli in guild/autumn ${other}`),
    expect.stringContaining(` preview-link-revoked by cli in society/spring ${second}`),
  ]);
  for (const wrong of [
    ['--revoke', 'abc'],
    ['--revoke', other, ...EVENT],
    ['--list', '--revoke', 'all'],
    ['--list', '--event', 'no/where'],
    [],
  ])
    expect((await foyer('preview-link', ...wrong)).code, wrong.join(' ')).toBe(2);
});

test('links and invitations live at the time of a server that was started with FOYER_CLOCK', async () => {
  const NOW = Date.parse('2027-05-03T07:30:00Z');
  vi.stubEnv('FOYER_CLOCK', '2027-05-03T09:30:00+02:00');
  const key = await look(({ db }) => createServerKeys(db)('preview-links'));
  const text = new URL((await foyer('preview-link', ...EVENT, '--days', '1')).out[0]!).searchParams.get('previewKey')!;
  expect(verifyPreviewLink(key, text, { event: 'society/spring', now: NOW + 23 * 3_600_000 })).toBeDefined();
  expect(verifyPreviewLink(key, text, { event: 'society/spring', now: NOW + 25 * 3_600_000 })).toBeUndefined();
  await foyer('users', 'invite', 'mira@example.org', ...EVENT);
  const [code] = await look(({ db }) => db.selectFrom('codes').select(['created_at', 'expires_at']).execute());
  expect([code!.created_at >= NOW, code!.created_at < NOW + 3_600_000, code!.expires_at > NOW + 86_400_000]).toEqual([true, true, true]);
  vi.stubEnv('FOYER_CLOCK', 'soon');
  expect((await foyer('preview-link', ...EVENT)).code).toBe(2);
});
