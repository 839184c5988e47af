// foyer submissions and reviews: shared, exported, decided by a table with letters, and added to a programme.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { openStore } from '../../server/store/store.ts';
import { emptyContent } from '../../src/rules/submissions/check-content.ts';
import { app, folderOf, foyer } from './fixture/recorded.ts';

const EVENT = 'society/spring';
const NOW = Date.parse('2027-05-03T07:30:00Z');
const rows = (...list: object[]) => ({ schemaVersion: 1, rows: list });
const calls = rows({
  Id: 'late',
  Title: 'Late',
  Topics: [{ Id: 'a', Name: 'Topic A' }],
  Kinds: [{ Id: 'poster', Name: 'Poster' }],
  Review: {
    ReviewsPerSubmission: 1,
    Criteria: [{ Id: 'novelty', Name: 'Novelty' }],
    Reviewers: [{ Emails: ['rev@example.org', 'near@example.org'] }],
  },
});
const letters = vi.hoisted(() => [] as { to: string; subject: string; text: string }[]);
vi.mock('../people/post-of-environment.ts', () => ({
  postOfEnvironment: () => ({ send: async (letter: (typeof letters)[number]) => void letters.push(letter), close: async () => undefined }),
}));

let data: string;
let folder: string;
/** Number of the submission. */
let number: number;

beforeEach(async () => {
  letters.length = 0;
  vi.stubEnv('DATABASE_URL', '');
  vi.stubEnv('FOYER_CLOCK', new Date(NOW).toISOString());
  data = join(folderOf(), 'store');
  vi.stubEnv('FOYER_DATA', data);
  folder = folderOf({
    'society/instance.json': { schemaVersion: 1, defaultEvent: 'spring' },
    [`${EVENT}/app.json`]: app('Spring'),
    [`${EVENT}/data/calls.json`]: calls,
    [`${EVENT}/data/authors.json`]: rows({ Id: 'p1', DisplayName: 'Ada Sample', Institution: 'House', Biography: 'Known.' }),
    [`${EVENT}/data/sessions.json`]: rows({
      Id: 's1',
      Name: 'Opening',
      StartDateTime: '2027-05-03T09:00',
      EndDateTime: '2027-05-03T10:00',
    }),
  });
  await foyer('publish', folder);
  const store = await openStore({ folder: data });
  const { id: event_id } = await store.db.selectFrom('events').select('id').executeTakeFirstOrThrow();
  const account = async (name: string, institution = ''): Promise<number> => {
    const email = `${name}@example.org`;
    const profile = JSON.stringify({ 'Contact.Institute': institution });
    const row = {
      instance_key: 'society',
      email,
      email_key: email,
      first_name: name,
      surname: 'Sample',
      profile,
      picture: '',
      is_staff: 0,
    };
    const none = { password_hash: null, terms_accepted_at: null, blocked_at: null, is_professional: null };
    const { id } = await store.db
      .insertInto('accounts')
      .values({ ...row, ...none, confirmed_at: NOW, created_at: NOW })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const account_id = await account('ada');
  await account('near', 'The House');
  await account('rev', 'Elsewhere');
  const person = (Firstname: string, IsPresenting: boolean) => ({
    Firstname,
    Surname: 'Sample',
    Email: `${Firstname.toLowerCase()}@example.org`,
    Institutions: ['House', 'The House'],
    IsPresenting,
  });
  const content = { ...emptyContent, Title: '=Sum', Abstract: 'p < 0.05\n\n<b>x</b>', TopicId: 'a', KindId: 'poster', Keywords: ['k'] };
  const submission = await store.db
    .insertInto('submissions')
    .values({
      event_id,
      call_id: 'late',
      account_id,
      submission_key: 'submission-0001',
      state: 'submitted',
      title: content.Title,
      topic_id: 'a',
      content: JSON.stringify({ ...content, Authors: [person('Bo', false), person('Ada', true)] }),
      revision: 1,
      language: 'en-GB',
      created_at: NOW,
      changed_at: NOW,
      submitted_at: NOW,
      decided_at: null,
      decided_kind: '',
      session_id: '',
      decision_comment: '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  number = submission.id;
  await store.close();
  return () => vi.unstubAllEnvs();
});

const table = (...lines: string[]): string => {
  const path = join(folder, 'decide.csv');
  writeFileSync(path, ['Number;Decision;AcceptedAs;Session;Comment', ...lines].join('\n'));
  return path;
};
const decide = (path: string, ...more: string[]) => foyer('submissions', 'decide', EVENT, path, ...more);

test('reviews are shared once, and never within an institution; progress is told', async () => {
  expect((await foyer('reviews', 'assign', EVENT, 'late', '--dry-run')).out).toEqual([`${number} → rev Sample`]);
  const { code, err } = await foyer('reviews', 'assign', EVENT, 'late');
  expect([code, err.at(-1)]).toEqual([0, '1 review assigned to 2 reviewers.']);
  expect((await foyer('reviews', 'assign', EVENT, 'late')).out).toEqual([]);
  const list = await foyer('reviews', 'list', EVENT, 'late');
  expect([list.out, list.err.at(-1)]).toEqual([
    ['near Sample · all topics · 0 done, 0 open, 0 given back', 'rev Sample · all topics · 0 done, 1 open, 0 given back'],
    '2 reviewers, 1 review missing.',
  ]);
  expect((await foyer('reviews', 'assign', EVENT, 'late', '--per', '2')).code).toBe(1);
  expect((await foyer('reviews', 'assign', EVENT, 'none')).code).toBe(2);
  expect((await foyer('reviews', 'assign', EVENT, 'late', '--per', '0')).code).toBe(2);
});

test('a table is exported, decided in, and taken over once; letters go to those whose decision is new', async () => {
  const path = join(folder, 'out.csv');
  await foyer('submissions', 'export', EVENT, '--call', 'late', '--out', path);
  const [head, row] = readFileSync(path, 'utf8').split('\r\n');
  expect(head).toMatch(/^Number,Call,State,Title,.*,Decision,AcceptedAs,Session,Comment$/);
  expect(row).toContain(`${number},late,submitted,'=Sum,a,poster,Ada Sample,ada@example.org,Bo Sample; Ada Sample`);

  const wrong = await decide(table(`${number};perhaps;;;`, '99;accepted;;;', `${number};rejected;;;`));
  expect([wrong.code, wrong.err.join('\n')]).toEqual([
    2,
    expect.stringMatching(/decide\.csv:2: the decision is[\s\S]*decide\.csv:4: submission/),
  ]);
  const none = await decide(table('99;accepted;;;', `${number};accepted;talk;s9;`));
  expect(none.err.join('\n')).toMatch(/no submission 99[\s\S]*no kind “talk”[\s\S]*no session “s9”/);

  const good = table(`${number};Accepted;poster;s1;Please bring a pointer.`, ';;;;');
  expect((await decide(good, '--dry-run')).err.at(-1)).toBe('Nothing was decided (--dry-run): 1 change, 0 stay as they are.');
  expect((await foyer('submissions', 'list', EVENT)).out[1]).toContain('late · submitted · no reviews');
  const done = await decide(good);
  expect([done.out, done.err]).toEqual([[`${number} submitted → accepted`], ['1 decision taken over, 0 as they were.', '1 letter sent.']]);
  expect(letters).toMatchObject([{ to: 'ada@example.org', subject: expect.stringContaining('accepted') }]);
  expect(letters[0]!.text).toMatch(
    /“=Sum”[\s\S]*> Please bring a pointer\.[\s\S]*\/society\/spring\/en-GB\/submission\?submission=submission-0001/,
  );
  expect((await decide(good)).err).toEqual(['0 decisions taken over, 1 as they were.']);
  expect(letters.length).toBe(1);
  expect((await foyer('submissions', 'list', EVENT, '--state', 'accepted')).err.at(-1)).toBe('1 submission.');
});

test('what was accepted is added to the programme; what is there stays, and is renewed where its author has changed it', async () => {
  await decide(table(`${number};accepted;poster;;`));
  const file = join(folderOf(), 'accepted.json');
  const load = async () => {
    await foyer('submissions', 'export', EVENT, '--format', 'foyer', '--out', file);
    return foyer('import', file, '--event', EVENT, '--out', folder);
  };
  const read = (name: string) =>
    (JSON.parse(readFileSync(join(folder, EVENT, 'data', `${name}.json`), 'utf8')) as { rows: Record<string, unknown>[] }).rows;
  const first = await load();
  expect([first.code, first.out.join('\n')]).toEqual([0, expect.stringContaining('data/presentations.json: 1 added')]);
  expect(read('sessions').map(({ Id, Name }) => [Id, Name])).toEqual([
    ['s1', 'Opening'],
    ['accepted-late-a', 'Late: Topic A'],
  ]);
  // Who was there keeps their row.
  expect(read('authors').map(({ Id, Biography = '' }) => [Id, Biography])).toEqual([
    ['p1', 'Known.'],
    [`submission-${number}-1`, ''],
  ]);
  const [paper] = read('presentations');
  expect(paper).toMatchObject({
    SessionId: 'accepted-late-a',
    Title: '=Sum',
    Abstract: '<p>p &lt; 0.05</p><p>&lt;b&gt;x&lt;/b&gt;</p>',
    Keywords: ['k'],
    Groups: [{ Name: 'Poster' }],
    SpeakerFirstname: 'Ada',
    Speakers: [{ Id: 'p1' }, { Id: `submission-${number}-1` }],
  });
  // The organiser plans it, in their own way of writing.
  const path = join(folder, EVENT, 'data/presentations.json');
  const planned = readFileSync(path, 'utf8')
    .replace('"SessionId": "accepted-late-a"', '"SessionId":   "s1"')
    .replace('"StartDateTime": null', '"StartDateTime": "2027-05-03T09:30"');
  writeFileSync(path, planned);
  expect((await load()).out).toContain('Nothing was written: all of it is there already.');
  expect(readFileSync(path, 'utf8')).toBe(planned);
  const store = await openStore({ folder: data });
  const { content } = await store.db.selectFrom('submissions').select('content').executeTakeFirstOrThrow();
  await store.db
    .updateTable('submissions')
    .set({ content: JSON.stringify({ ...(JSON.parse(content) as object), Title: 'Better' }) })
    .execute();
  await store.close();
  expect((await load()).out.join('\n')).toContain('data/presentations.json: 0 added, 1 renewed');
  expect(read('presentations')).toMatchObject([{ Title: 'Better', SessionId: 's1', StartDateTime: '2027-05-03T09:30' }]);
});

test('a file that is none of ours, and rows that do not fit, are told', async () => {
  const source = join(
    folderOf({ 'a.json': { format: 'foyer-submissions', presentations: [{ Id: 'x', Title: 'No session' }, 7] } }),
    'a.json',
  );
  const { code, out } = await foyer('import', source, '--event', EVENT, '--out', folder);
  expect([code, out.join('\n')]).toEqual([1, expect.stringMatching(/a\.json:\d+ SessionId[\s\S]*a\.json:\d+ [\s\S]*Nothing was written/)]);
  expect(
    (await foyer('import', join(folderOf({ 'b.json': { format: 'foyer-submissions' } }), 'b.json'), '--event', EVENT, '--out', folder))
      .code,
  ).toBe(1);
});
