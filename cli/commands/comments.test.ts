// foyer comments and foyer ratings: listed, accepted, removed, exported; private notes stay private.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { openStore } from '../../server/store/store.ts';
import { folderOf, foyer } from './fixture/recorded.ts';

const EVENT = 'society/spring';
const NOW = Date.parse('2027-05-03T07:30:00Z');
let data: string;

beforeEach(async () => {
  vi.stubEnv('DATABASE_URL', '');
  vi.stubEnv('FOYER_CLOCK', new Date(NOW).toISOString());
  data = join(folderOf(), 'store');
  vi.stubEnv('FOYER_DATA', data);
  const app = JSON.stringify({ event: { name: 'Spring', languages: ['en-GB'], timeZone: 'Europe/Berlin' }, notes: { comments: true } });
  await foyer('publish', folderOf({ 'society/spring/app.json': app }));
  const store = await openStore({ folder: data });
  const { id: event_id } = await store.db.selectFrom('events').select('id').executeTakeFirstOrThrow();
  const row = { event_id, account_id: null, kind: 'session' as const, item_id: 's-1', parent_id: null, state: 'open', edited_at: null };
  const more = { created_at: NOW, changed_at: NOW };
  await store.db
    .insertInto('notes')
    .values([
      { ...row, ...more, is_note: 0, content: '=cmd, "quoted"', visibility: 'everybody' },
      { ...row, ...more, is_note: 1, content: 'my secret', visibility: 'own' },
    ])
    .execute();
  await store.close();
  return () => vi.unstubAllEnvs();
});

async function state(): Promise<string[]> {
  const store = await openStore({ folder: data });
  const rows = await store.db.selectFrom('notes').select('state').orderBy('id').execute();
  await store.close();
  return rows.map((row) => row.state);
}

test('listed without private notes, removed, accepted', async () => {
  const { code, out } = await foyer('comments', 'list', EVENT);
  expect([code, out.join('\n').includes('=cmd'), out.join('\n').includes('secret'), out.at(-1)]).toEqual([0, true, false, '1 comment']);
  expect((await foyer('comments', 'list', EVENT, '--reported')).out).toEqual(['0 comments']);
  expect((await foyer('comments', 'remove', EVENT, '1')).out).toEqual(['Removed 1 comment of society/spring.']);
  expect(await state()).toEqual(['removed', 'open']);
  await foyer('comments', 'accept', EVENT, '1');
  expect(await state()).toEqual(['accepted', 'open']);
});

test.each([['2'], ['9'], ['x']])('comment %s is none, and nothing is changed', async (id) => {
  expect((await foyer('comments', 'remove', EVENT, '1', id)).code).toBe(2);
  expect(await state()).toEqual(['open', 'open']);
});

test('exported; what a spreadsheet would carry out is only text', async () => {
  const [csv, json] = [join(data, 'comments.csv'), join(data, 'comments.json')];
  await foyer('comments', 'export', EVENT, '--csv', csv);
  await foyer('comments', 'export', EVENT, '--json', json);
  expect(readFileSync(csv, 'utf8')).toContain(`"'=cmd, ""quoted"""`);
  expect(readFileSync(csv, 'utf8')).not.toContain('secret');
  expect((JSON.parse(readFileSync(json, 'utf8')) as { text: string }[]).map(({ text }) => text)).toEqual(['=cmd, "quoted"']);
  expect((await foyer('comments', 'export', EVENT)).code).toBe(2);
});

test('ratings of nothing are said', async () => {
  expect((await foyer('ratings', EVENT)).out).toEqual(['Nothing is rated yet.']);
});
