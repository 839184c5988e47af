// foyer charity export: a row a challenge that was done, names in the language asked for, and no formula of a spreadsheet.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { openStore } from '../../server/store/store.ts';
import { folderOf, foyer } from './fixture/recorded.ts';

const EVENT = 'society/spring';
const NOW = Date.parse('2027-05-03T07:30:00Z');
const app = { event: { name: 'Spring', languages: ['en-GB', 'de-DE'], timeZone: 'Europe/Berlin' } };
const survey = {
  schemaVersion: 1,
  evaluates: 'challenge',
  survey: { pages: [{ elements: [{ type: 'boolean', name: 'q', title: 'Q', correctAnswer: true }] }] },
};
const charity = {
  schemaVersion: 1,
  projects: [{ Id: 'boat', Name: { 'en-GB': 'Boat', 'de-DE': 'Boot' } }],
  challenges: [{ Id: 'quiz', Name: 'Quiz', survey: 'quiz' }],
};

let data: string;

beforeEach(async () => {
  vi.stubEnv('DATABASE_URL', '');
  vi.stubEnv('FOYER_CLOCK', new Date(NOW).toISOString());
  data = join(folderOf(), 'store');
  vi.stubEnv('FOYER_DATA', data);
  const files = { 'app.json': app, 'charity.json': charity, 'surveys/quiz.json': survey };
  const texts = Object.entries(files).map(([name, value]) => [`${EVENT}/${name}`, JSON.stringify(value)]);
  await foyer('publish', folderOf(Object.fromEntries(texts) as Record<string, string>));
  return () => vi.unstubAllEnvs();
});

test('the rows, safe in a spreadsheet', async () => {
  const store = await openStore({ folder: data });
  const { id: event_id } = await store.db.selectFrom('events').select('id').executeTakeFirstOrThrow();
  const { id: account_id } = await store.db
    .insertInto('accounts')
    .values({
      instance_key: 'society',
      email: 'eve@example.org',
      email_key: 'eve@example.org',
      first_name: '=HYPERLINK("x")',
      surname: 'Eve',
      password_hash: null,
      confirmed_at: NOW,
      terms_accepted_at: NOW,
      created_at: NOW,
      blocked_at: null,
      profile: '{}',
      picture: '',
      is_professional: null,
      is_staff: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const row = { event_id, account_id, project_id: 'boat', right_answers: 1, points: 10, done_at: Date.parse('2027-05-03T08:00:00Z') };
  await store.db
    .insertInto('charity_points')
    .values([
      { ...row, challenge_id: 'quiz' },
      { ...row, challenge_id: 'gone', done_at: row.done_at + 60_000 },
    ])
    .execute();
  await store.close();

  const file = join(folderOf(), 'points.csv');
  const { code, out } = await foyer('charity', 'export', EVENT, '--language', 'de-DE', '--out', file);
  expect([code, out]).toEqual([0, [`Wrote 2 rows into ${file}`]]);
  expect(readFileSync(file, 'utf8').split('\r\n')).toEqual([
    'person,name,challenge,challengeName,company,companyName,project,projectName,rightAnswers,points,done',
    `eve@example.org,"'=HYPERLINK(""x"") Eve",quiz,Quiz,,,boat,Boot,1,10,2027-05-03T10:00`,
    `eve@example.org,"'=HYPERLINK(""x"") Eve",gone,,,,boat,Boot,1,10,2027-05-03T10:01`,
    '',
  ]);
  const json = await foyer('charity', 'export', EVENT, '--format', 'json');
  expect(JSON.parse(json.out.join('\n'))).toMatchObject([
    { challenge: 'quiz', points: 10 },
    { challenge: 'gone', challengeName: '' },
  ]);
});
