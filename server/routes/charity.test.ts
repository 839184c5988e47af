// The charity challenge by HTTP on each database: points counted here, once for everybody, highscores with ties and names, and what is never sent.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CharityChallengeEntry, CharityHighscore } from '../../src/contract/charity.ts';
import { databases, type TestDatabase } from '../fixture/stores.ts';
import { NOW, temporaryFolder, testParts } from '../fixture/test-app.ts';
import { heart27 } from '../fixture/congress.ts';
import { createApp } from '../app.ts';
import { createMailbox } from '../mail/mailbox.ts';
import { type DeleteParts, deletePerson } from '../people/delete-person.ts';
import { exportPerson } from '../people/export-person.ts';
import { createSessions } from '../sessions/sessions.ts';
import { sessionCookie } from '../sessions/cookies.ts';
import { publishFolder } from '../store/publish-folder.ts';
import { type Database, openStore, type Store } from '../store/store.ts';
import type { FastifyInstance } from 'fastify';

const SECRET = 'zz-right';
const elements = [
  { type: 'radiogroup', name: 'a', title: 'A?', isRequired: true, choices: [{ value: 'x' }, { value: SECRET }], correctAnswer: SECRET },
  { type: 'boolean', name: 'b', title: 'B?', correctAnswer: true },
];
const right = { a: SECRET, b: true };
const survey = { schemaVersion: 1, evaluates: 'challenge', survey: { title: 'Quiz', pages: [{ elements }] } };
const charity = {
  schemaVersion: 1,
  projects: [
    { Id: 'school', Name: { 'en-GB': 'School', 'de-DE': 'Schule' }, Description: '<p>Good</p><script>bad()</script>' },
    { Id: 'boat', Name: 'Boat', BannerFiles: [{ Key: 'wide', Url: 'asset:boat.svg' }] },
  ],
  challenges: [
    { Id: 'free', Name: 'Free', survey: 'quiz', CompanyAccountId: '4711' },
    { Id: 'bound', Name: 'Bound', survey: 'quiz', ProjectId: 'boat', pointsPerAnswer: 25 },
    { Id: 'later', Name: 'Later', survey: 'quiz', startTime: '2027-05-05' },
    { Id: 'over', Name: 'Over', survey: 'quiz', endTime: '2027-05-02' },
    { Id: 'lost', Name: 'Lost', survey: 'missing' },
  ],
};
const files = (more: object): Record<string, string> =>
  Object.fromEntries([
    ...heart27.map(({ path, text }) => [path, text]),
    ['demo/heart27/charity.json', JSON.stringify({ ...charity, ...more })],
    ['demo/heart27/surveys/quiz.json', JSON.stringify(survey)],
  ]) as Record<string, string>;

describe.each(databases.filter(({ available }) => available))('$name', ({ make }) => {
  let database: TestDatabase;
  let store: Store & Database;
  let app: FastifyInstance;
  let now = NOW;
  beforeEach(async () => {
    now = NOW;
    database = await make();
    store = await openStore(database.location);
  });
  afterEach(async () => {
    await app.close();
    await store.close();
    await database.remove();
  });

  async function start(more: object = {}): Promise<void> {
    const folder = temporaryFolder(files(more));
    await publishFolder({ store, folder: folder.path, validate: () => [], now: NOW });
    folder.remove();
    const parts = { ...testParts(store), clock: { now: () => now } };
    app = await createApp({ ...parts, people: { db: store.db, signals: store.signals, post: createMailbox() } });
  }

  /** Somebody signed in, by their first name. */
  async function signedIn(name: string): Promise<{ id: number; cookie: string }> {
    const email = `${name.toLowerCase()}@example.org`;
    const row = { instance_key: 'demo', email, email_key: email, first_name: name, surname: 'Okafor', password_hash: null };
    const more = { confirmed_at: NOW, terms_accepted_at: NOW, created_at: NOW, blocked_at: null, profile: '{}', picture: '' };
    const { id } = await store.db
      .insertInto('accounts')
      .values({ ...row, ...more, is_professional: null, is_staff: 0 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const sessions = createSessions({ ...store, clock: { now: () => NOW } });
    const { secret } = await sessions.begin({ accountId: id, instance: 'demo', device: '', browser: '' });
    return { id, cookie: `${sessionCookie('demo', false)}=${secret}` };
  }

  const address = (path: string, query: Record<string, string>) =>
    `/api/${path}/${encodeURIComponent('demo/heart27')}/en-GB?${new URLSearchParams(query).toString()}`;
  const get = (path: string, cookie = '', query: Record<string, string> = {}) =>
    app.inject({ url: address(`Exhibition/${path}`, query), headers: { cookie } });
  const post = (url: string, payload: object, cookie: string) =>
    app.inject({ method: 'POST', url, headers: { cookie, 'sec-fetch-site': 'same-origin' }, payload });
  const take = (cookie: string, challengeid: string, answers: unknown, query: Record<string, string> = {}) =>
    post(address('Survey/ChallengeEvaluationDone', { challengeid, ...query }), { Result: JSON.stringify(answers) }, cookie);
  const ask = (cookie: string, request: object) => post(`/api/Survey/Surveyjs?eventid=demo/heart27`, request, cookie);
  const challenges = async (cookie = '') => (await get('EventChallenges', cookie)).json<CharityChallengeEntry[]>();
  const highscore = async (cookie = '') => (await get('CharityHighscore', cookie)).json<CharityHighscore>();
  const code = (answer: { json: () => unknown }) => (answer.json() as { error: { code: string; field?: string } }).error;

  test('projects in a language and safe; challenges with their state; right answers are sent nowhere', async () => {
    await start();
    const { cookie } = await signedIn('Ada');
    const projects = await get('EventProjects', cookie);
    expect(projects.json()).toMatchObject([
      { Id: 'school', Name: 'School', Description: '<p>Good</p>', BannerFiles: [] },
      { Id: 'boat', BannerFiles: [{ Key: 'wide', Url: expect.stringContaining('boat.svg'), Alt: '' }] },
    ]);
    const list = await challenges(cookie);
    expect(list.map(({ Id, State, Questions }) => [Id, State, Questions])).toEqual([
      ['free', 'open', 2],
      ['bound', 'open', 2],
      ['later', 'notYet', 2],
      ['over', 'closed', 2],
    ]);
    const model = await ask(cookie, list[0]!.SurveyRequest);
    expect(model.json()).toMatchObject({ title: 'Quiz', pages: [{ elements: [{ name: 'a' }, { name: 'b' }] }] });
    expect(model.body).not.toContain('correctAnswer');
    const resources = await app.inject({
      url: '/api/modules/GetResources?eventshort=demo/heart27&setname=config_json',
      headers: { cookie },
    });
    expect(resources.body).toContain('surveys/quiz');
    expect(resources.body).not.toContain(SECRET);
    expect(resources.body).not.toContain('pointsPerAnswer');
    const own = (await get('ExhibitorChallenges', cookie, { id: '4711' })).json<CharityChallengeEntry[]>();
    expect(own.map(({ Id }) => Id)).toEqual(['free']);
  });

  test('points are counted from the answers, whatever the client says, and only once', async () => {
    await start();
    const { id, cookie } = await signedIn('Ada');
    const query = { charityProjectId: 'school', correctedAnswers: '2', userid: String(id) };
    const first = (await take(cookie, 'free', { a: 'x', b: true }, query)).json();
    expect(first).toEqual({ EvaluationDone: true, Points: 10, RightAnswers: 1, Questions: 2, CharityProjectId: 'school', WasDone: false });
    // Again, with the right answers, for another project: what is stored stays.
    const again = await take(cookie, 'free', right, { ...query, charityProjectId: 'boat' });
    expect(again.json()).toMatchObject({ Points: 10, CharityProjectId: 'school', WasDone: true });
    const at = (await challenges(cookie)).find(({ Id }) => Id === 'free')!;
    expect(at).toMatchObject({ State: 'done', Points: 10, RightAnswers: 1, EarnedFor: 'school', SurveyRequest: { EvaluationDone: true } });
    expect(code(await ask(cookie, at.SurveyRequest)).code).toBe('done');
    const all = await Promise.all(Array.from({ length: 50 }, (_, nth) => take(cookie, 'bound', nth % 2 ? right : { a: 'x' })));
    expect(new Set(all.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    // One was first; the others say the same of it.
    const [same, ...others] = Map.groupBy(all, ({ body }) => body.replace('"WasDone":false', '"WasDone":true')).values();
    expect([same!.filter(({ body }) => body.includes('"WasDone":false')).length, others]).toEqual([1, []]);
    expect(await store.db.selectFrom('charity_points').selectAll().where('challenge_id', '=', 'bound').execute()).toHaveLength(1);
  });

  test('nobody takes one for others, without a session, outside its window, or with answers that do not fit', async () => {
    await start();
    const ada = await signedIn('Ada');
    const bo = await signedIn('Bo');
    expect((await take('', 'free', right)).statusCode).toBe(401);
    expect(code(await take(ada.cookie, 'bound', right, { userid: String(bo.id) })).code).toBe('not-own');
    expect(code(await take(ada.cookie, 'later', right, { charityProjectId: 'boat' })).code).toBe('not-open');
    expect(code(await take(ada.cookie, 'over', right, { charityProjectId: 'boat' })).code).toBe('closed');
    expect((await take(ada.cookie, 'lost', right)).statusCode).toBe(404);
    expect(code(await take(ada.cookie, 'free', right)).field).toBe('charityProjectId');
    expect(code(await take(ada.cookie, 'bound', right, { charityProjectId: 'school' })).field).toBe('charityProjectId');
    expect(code(await take(ada.cookie, 'bound', { b: true }))).toMatchObject({ code: 'mandatory', field: 'a' });
    expect(code(await take(ada.cookie, 'bound', { ...right, c: 1 })).code).toBe('unknown-question');
    expect(code(await take(ada.cookie, 'bound', [])).field).toBe('Result');
    expect((await take(ada.cookie, 'bound', { a: 'x'.repeat(200_000) })).statusCode).toBe(413);
    expect((await take(ada.cookie, 'bound', right, { correctedAnswers: '-3' })).statusCode).toBe(400);
    const late = (await challenges(ada.cookie)).filter(({ State }) => State === 'notYet' || State === 'closed');
    expect(await Promise.all(late.map(async ({ SurveyRequest }) => code(await ask(ada.cookie, SurveyRequest)).code))).toEqual([
      'not-open',
      'closed',
    ]);
    expect((await ask('', late[0]!.SurveyRequest)).statusCode).toBe(401);
    expect(await store.db.selectFrom('charity_points').selectAll().execute()).toEqual([]);
  });

  test('four highscores: ties by time, names as their person says, and of one project its own', async () => {
    await start();
    const [ada, bo, cy] = [await signedIn('Ada'), await signedIn('Bo'), await signedIn('Cy')];
    await take(bo.cookie, 'bound', right);
    now += 1000;
    await take(ada.cookie, 'bound', right);
    now += 1000;
    await take(bo.cookie, 'free', { a: 'x', b: false }, { charityProjectId: 'school' });
    await take(cy.cookie, 'free', right, { charityProjectId: 'school' });
    expect(await highscore(ada.cookie)).toEqual({
      Projects: [
        { Id: 'boat', Name: 'Boat', Points: 100, Rank: 1 },
        { Id: 'school', Name: 'School', Points: 20, Rank: 2 },
      ],
      Challenges: [
        { Id: 'bound', Name: 'Bound', Points: 100, Rank: 1 },
        { Id: 'free', Name: 'Free', Points: 20, Rank: 2 },
        { Id: 'later', Name: 'Later', Points: 0, Rank: 0 },
        { Id: 'over', Name: 'Over', Points: 0, Rank: 0 },
      ],
      Companies: [{ Id: '4711', Name: expect.any(String), Points: 20, Rank: 1 }],
      Participants: [
        { Rank: 1, Name: 'Bo Okafor', Points: 50, IsOwn: false },
        { Rank: 2, Name: 'Ada Okafor', Points: 50, IsOwn: true },
        { Rank: 3, Name: 'Cy Okafor', Points: 20, IsOwn: false },
      ],
      ParticipantCount: 3,
      Points: 120,
      Named: true,
    });
    const name = (cookie: string, Named: boolean) =>
      post(`/api/Exhibition/CharityParticipant/${encodeURIComponent('demo/heart27')}`, { Named }, cookie);
    expect((await name(bo.cookie, false)).json()).toEqual({ Named: false });
    expect((await highscore(ada.cookie)).Participants.map(({ Name }) => Name)).toEqual(['', 'Ada Okafor', 'Cy Okafor']);
    expect((await highscore(bo.cookie)).Named).toBe(false);
    await name(bo.cookie, true);
    expect((await highscore(bo.cookie)).Participants[0]!.Name).toBe('Bo Okafor');
    expect((await highscore()).Participants.map(({ Name, IsOwn }) => [Name, IsOwn])).toEqual([
      ['', false],
      ['', false],
      ['', false],
    ]);
    const ofSchool = (await get('CharityHighscoreForProject', ada.cookie, { projectId: 'school' })).json<CharityHighscore>();
    expect(ofSchool).toMatchObject({ Points: 20, Participants: [{ Name: 'Cy Okafor' }], Projects: [{ Id: 'school', Points: 20 }] });
    expect(ofSchool.Challenges.map(({ Id }) => Id)).toEqual(['free', 'later', 'over']);
    expect((await get('CharityHighscoreForProject', ada.cookie, { projectId: 'nothing' })).statusCode).toBe(404);
  });

  test('points go with their person: exported, deleted, and the sums know it at once', async () => {
    await start();
    const [ada, bo] = [await signedIn('Ada'), await signedIn('Bo')];
    await take(ada.cookie, 'bound', right);
    await take(bo.cookie, 'bound', right);
    expect((await highscore(bo.cookie)).Points).toBe(100);
    const person = { id: ada.id, instance_key: 'demo', email_key: 'ada@example.org' };
    expect(JSON.stringify(await exportPerson(store.db, person))).toContain(
      '"charityPoints":[{"event":1,"challenge":"bound","project":"boat"',
    );
    const sessions = { end: async () => 0 };
    const parts = { db: store.db, sessions, callers: { forget: async () => undefined }, audit: { note: async () => undefined } };
    await deletePerson(parts as unknown as DeleteParts, person, 'test');
    expect(await highscore(bo.cookie)).toMatchObject({ Points: 50, ParticipantCount: 1 });
  });

  test('an event without projects tells nothing, and takes nothing', async () => {
    await start({ projects: [] });
    const { cookie } = await signedIn('Ada');
    expect([await challenges(cookie), (await highscore(cookie)).Projects, (await get('EventProjects', cookie)).json()]).toEqual([
      [],
      [],
      [],
    ]);
    expect((await take(cookie, 'bound', right)).statusCode).toBe(404);
  });
});
