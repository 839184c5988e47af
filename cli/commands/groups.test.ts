// foyer groups and assemblies: whom they add, take out and list; on a store as the server has it.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { addAccount } from '../../server/people/fixture/people-server.ts';
import { accountAt } from '../../server/sessions/caller.ts';
import { groupsOf } from '../../server/messages/thread-place.ts';
import { openStore } from '../../server/store/store.ts';
import { loadNotedEvent } from '../notes/noted-event.ts';
import { app, folderOf, foyer } from './fixture/recorded.ts';

const EVENT = 'society/spring';
let data: string;

beforeEach(async () => {
  for (const name of ['DATABASE_URL', 'FOYER_SMTP']) vi.stubEnv(name, '');
  data = join(folderOf(), 'store');
  vi.stubEnv('FOYER_DATA', data);
  const rows = [
    { Id: 'general', Title: 'General assembly', VotersKey: 'members' },
    { Id: 'open', Title: 'Open round' },
  ];
  const policy = {
    Name: 'members',
    Type: 'Key',
    Identifier: 'members',
    Effect: 'Allow',
    Requirements: [{ PrincipalField: 'EventTicketNameValid', Values: ['Member'] }],
  };
  await foyer(
    'publish',
    folderOf({
      'society/spring/app.json': app('Spring'),
      'society/spring/messages.json': {
        schemaVersion: 1,
        groups: [{ Id: 'young', Name: 'Young', TicketTypeNames: [], Emails: ['ada@example.org'] }],
      },
      'society/spring/access.json': { schemaVersion: 1, policies: [policy] },
      'society/spring/data/assemblies.json': { schemaVersion: 1, rows },
    }),
  );
  return () => vi.unstubAllEnvs();
});

/** Groups of an address, as the server finds them. */
async function groupsBy(email: string, confirmed_at: number | null): Promise<string[]> {
  const store = await openStore({ folder: data });
  try {
    const id = await addAccount(store, email, { instance_key: 'society', confirmed_at });
    const event = await loadNotedEvent(store, EVENT);
    return await groupsOf(store, event, (await accountAt(store.db, id, event, 0))!);
  } finally {
    await store.close();
  }
}

test('groups: added by address and by list, listed, taken out; the account comes later and must be confirmed', async () => {
  const list = join(folderOf(), 'members.csv');
  writeFileSync(list, 'Name,Email\nBen,Ben@example.org\nMira,mira@example.org\n');
  expect((await foyer('groups', 'add', EVENT, 'young', 'MIRA@example.org', '--from', list)).out).toEqual(['Added 2 addresses.']);
  expect((await foyer('groups', 'add', EVENT, 'young', 'mira@example.org')).out).toEqual(['Added 0 addresses, 1 were there already.']);
  expect((await foyer('groups', 'list', EVENT)).out).toEqual([
    'young · Young',
    '  ada@example.org (messages.json)',
    '  ben@example.org',
    '  mira@example.org',
  ]);
  expect(await groupsBy('mira@example.org', 1)).toEqual(['young']);
  expect(await groupsBy('ben@example.org', null)).toEqual([]);
  expect(await groupsBy('zoe@example.org', 1)).toEqual([]);
  expect((await foyer('groups', 'remove', EVENT, 'young', 'ben@example.org', 'ada@example.org')).out).toEqual([
    'Removed 1 address, 1 were not added here.',
  ]);
  expect((await foyer('groups', 'list', EVENT, 'young')).out).not.toContain('  ben@example.org');
});

test.each([
  [['add', EVENT, 'old', 'a@example.org'], /no group old/],
  [['add', EVENT, 'young', 'a@example.org', 'nobody'], /nobody is no e-mail address/],
  [['add', EVENT, 'young'], /at least one address/],
  [['remove', EVENT, 'young', '--from', '/nowhere.csv'], /cannot be read/],
])('groups %j is refused before anything changes', async (args, words) => {
  const { code, err } = await foyer('groups', ...args);
  expect([code, err.join('\n')]).toEqual([2, expect.stringMatching(words)]);
  expect((await foyer('groups', 'list', EVENT)).out).toEqual(['young · Young', '  ada@example.org (messages.json)']);
});

test('assemblies voters: whom the key lets vote, and nobody by being staff, blocked or unconfirmed', async () => {
  const tickets = join(folderOf(), 'tickets.csv');
  const people = ['mira', 'ben', 'zoe', 'late'];
  const rows = people.map((name) => `T-${name},${name}@example.org,${name === 'ben' ? 'Guest' : 'Member'},true,true`);
  writeFileSync(tickets, `TicketId,Email,TicketTypeName,IsValid,IsPayed\n${rows.join('\n')}\n`);
  expect((await foyer('tickets', 'import', tickets, '--event', EVENT)).code).toBe(0);
  const store = await openStore({ folder: data });
  const of = { instance_key: 'society', first_name: 'A', surname: '=Sum' };
  await addAccount(store, 'mira@example.org', of);
  await addAccount(store, 'ben@example.org', { ...of, is_staff: 1 });
  const zoe = await addAccount(store, 'zoe@example.org', of);
  await store.db.updateTable('accounts').set({ blocked_at: 1 }).where('id', '=', zoe).execute();
  await addAccount(store, 'late@example.org', { ...of, confirmed_at: null });
  await store.close();
  const file = join(folderOf(), 'voters.csv');
  expect((await foyer('assemblies', 'voters', EVENT, '--out', file)).out).toEqual([`Wrote 1 voter into ${file}`]);
  // A name that a table would take for a formula is text.
  expect(readFileSync(file, 'utf8')).toMatch(
    /^\W?assembly,surname,firstname,email,tickets\r?\ngeneral,"?'=Sum"?,A,mira@example\.org,Member\r?\n$/,
  );
  const { out } = await foyer('assemblies', 'voters', EVENT, 'general', '--format', 'json');
  expect(JSON.parse(out.join('\n'))).toEqual([
    { assembly: 'general', surname: '=Sum', firstname: 'A', email: 'mira@example.org', tickets: 'Member' },
  ]);
  for (const [id, words] of [
    ['open', /VotersKey/],
    ['none', /no assembly none/],
  ] as const) {
    const { code, err } = await foyer('assemblies', 'voters', EVENT, id);
    expect([code, err.join('\n')]).toEqual([2, expect.stringMatching(words)]);
  }
});
