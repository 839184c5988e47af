// Evaluation by HTTP on each database: the start rule, answers checked and stored once, without the person where anonymous, and visitors where allowed.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
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

const scale = { type: 'rating', name: 'overall', title: 'Overall', isRequired: true };
const pages = [
  { elements: [scale] },
  { elements: [{ type: 'comment', name: 'why', title: 'Why?', isRequired: true, visibleIf: '{overall} < 3' }] },
];
const document = (of: object) =>
  JSON.stringify({ schemaVersion: 1, survey: { title: { 'en-GB': 'Yours', 'de-DE': 'Ihre' }, pages }, ...of });
const files = (app: object) =>
  Object.fromEntries([
    ...heart27.map(({ path, text }) => [
      path,
      path.endsWith('/app.json') ? JSON.stringify({ ...(JSON.parse(text) as object), ...app }) : text,
    ]),
    ['demo/heart27/surveys/all.json', document({ evaluates: 'sessions' })],
    ['demo/heart27/surveys/named.json', document({ evaluates: 'sessions', sessions: { ids: ['s-talks'] }, anonymous: false })],
    ['demo/heart27/surveys/event.json', document({ evaluates: 'event' })],
  ]) as Record<string, string>;

describe.each(databases.filter(({ available }) => available))('$name', ({ make }) => {
  let database: TestDatabase;
  let store: Store & Database;
  let app: FastifyInstance;
  beforeEach(async () => {
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
    app = await createApp({ ...testParts(store), people: { db: store.db, signals: store.signals, post: createMailbox() } });
  }

  /** Somebody signed in. */
  async function signedIn(email: string, isStaff = 0): Promise<{ id: number; cookie: string }> {
    const row = { instance_key: 'demo', email, email_key: email, first_name: 'Ada', surname: 'Okafor', password_hash: null };
    const more = { confirmed_at: NOW, terms_accepted_at: NOW, created_at: NOW, blocked_at: null, profile: '{}', picture: '' };
    const { id } = await store.db
      .insertInto('accounts')
      .values({ ...row, ...more, is_professional: null, is_staff: isStaff })
      .returning('id')
      .executeTakeFirstOrThrow();
    const sessions = createSessions({ ...store, clock: { now: () => NOW } });
    const { secret } = await sessions.begin({ accountId: id, instance: 'demo', device: '', browser: '' });
    return { id, cookie: `${sessionCookie('demo', false)}=${secret}` };
  }

  const get = (path: string, query: Record<string, string>, cookie = '') =>
    app.inject({ url: `${path}?${new URLSearchParams({ eventid: 'demo/heart27', ...query }).toString()}`, headers: { cookie } });
  const post = (path: string, query: Record<string, string>, payload: object | undefined, cookie = '') =>
    app.inject({
      method: 'POST',
      url: `${path}?${new URLSearchParams({ eventid: 'demo/heart27', ...query }).toString()}`,
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
      ...(payload && { payload }),
    });
  const of = (survey: string, id: string, Context = 'Session') => ({
    Context,
    ContextShort: 'heart27',
    Instance: 'demo',
    SurveyItemSetId: survey,
    SurveyEnitity: { Id: id },
  });
  const save = (survey: string, id: string, answers: unknown, cookie = '', more: object = {}) =>
    post('/api/Survey/SaveSurvey', {}, { ...of(survey, id), Result: JSON.stringify(answers), ...more }, cookie);
  const answers = () => store.db.selectFrom('survey_answers').selectAll().execute();
  const code = (answer: { json: () => unknown }) => (answer.json() as { error: { code: string; field?: string } }).error;

  test('a session opens once its start has passed; a super user may always; the survey that names it takes precedence', async () => {
    await start();
    const ada = await signedIn('ada@example.org');
    const staff = await signedIn('staff@example.org', 1);
    const about = async (id: string, cookie: string) => (await get('/api/Survey/Session', { id }, cookie)).json<Record<string, unknown>>();
    expect(await about('s-talks', ada.cookie)).toMatchObject({
      State: 'open',
      Anonymous: false,
      SurveyRequest: { SurveyItemSetId: 'named' },
    });
    expect(await about('s-late', ada.cookie)).toMatchObject({ State: 'notYet', OpensAt: '2027-05-03T22:30:00.001Z', SurveyRequest: null });
    expect(await about('s-late', staff.cookie)).toMatchObject({ State: 'open' });
    expect((await post('/api/Survey/Surveyjs', {}, of('all', 's-late'), ada.cookie)).statusCode).toBe(409);
    expect(code(await save('all', 's-late', { overall: 3 }, ada.cookie)).code).toBe('not-open');
    expect((await get('/api/Survey/Session', { id: 'nothing' }, ada.cookie)).statusCode).toBe(404);
    expect((await get('/api/Survey/Session', { id: 's-talks' })).statusCode).toBe(401);
    expect((await get('/api/Survey/Session', { id: 's-talks', userid: String(staff.id) }, ada.cookie)).statusCode).toBe(403);
    const list = (await get('/api/modules/SessionsForEvaluation', {}, ada.cookie)).json<{ SessionId: string }[]>();
    expect(list.map(({ SessionId }) => SessionId)).toEqual(['s-opening', 's-talks']);
    const model = (await post('/api/Survey/Surveyjs', {}, { ...of('named', 's-talks'), Language: 'de-DE' }, ada.cookie)).json<{
      title: string;
    }>();
    expect(model).toMatchObject({ title: 'Ihre', pages: [{ elements: [{ type: 'rating', name: 'overall', isRequired: true }] }, {}] });
  });

  test('answers that do not fit are named and stored nowhere', async () => {
    await start();
    const { cookie } = await signedIn('ada@example.org');
    const refused = async (sent: unknown) => code(await save('all', 's-opening', sent, cookie));
    expect(await refused({})).toMatchObject({ code: 'mandatory', field: 'overall' });
    expect(await refused({ overall: 6 })).toMatchObject({ code: 'wrong-answer', field: 'overall' });
    expect(await refused({ overall: 4, other: 1 })).toMatchObject({ code: 'unknown-question', field: 'other' });
    expect(await refused({ overall: 2 })).toMatchObject({ code: 'mandatory', field: 'why' });
    expect(await refused({ overall: 2, why: 'x'.repeat(5001) })).toMatchObject({ code: 'wrong-answer', field: 'why' });
    expect(await refused([])).toMatchObject({ field: 'Result' });
    expect((await save('all', 's-opening', { overall: 2, why: 'x'.repeat(70_000) }, cookie)).statusCode).toBe(413);
    expect((await save('event', 's-opening', { overall: 4 }, cookie)).statusCode).toBe(404);
    expect((await save('all', 's-opening', { overall: 4 }, cookie, { ContextShort: 'rival27' })).statusCode).toBe(400);
    expect([await answers(), await store.db.selectFrom('survey_done').selectAll().execute()]).toEqual([[], []]);
  });

  test('once for each person and session; an anonymous answer has no person and no time of day, a named one goes with its person', async () => {
    await start();
    const ada = await signedIn('ada@example.org');
    const bo = await signedIn('bo@example.org');
    const sent = { overall: 4, why: 'hidden' };
    expect((await save('all', 's-opening', sent, ada.cookie)).json()).toEqual({ Saved: true });
    expect((await save('all', 's-opening', { overall: 1, why: 'again' }, ada.cookie)).json()).toEqual({ Saved: true });
    await Promise.all([1, 2, 3].map(() => save('named', 's-talks', { overall: 5 }, ada.cookie)));
    await save('all', 's-opening', { overall: 3 }, bo.cookie);
    await post('/api/Survey/SessionEvaluationDone', { sessionid: 's-opening' }, undefined, ada.cookie);
    const stored = (await answers())
      .map(({ survey_id, account_id, result, submitted_at }) => [survey_id, account_id, result, submitted_at])
      .sort((a, b) => (String(a) < String(b) ? -1 : 1));
    expect(stored).toEqual([
      ['all', null, '{"overall":3}', Date.parse('2027-05-02T22:00:00Z')],
      ['all', null, '{"overall":4}', Date.parse('2027-05-02T22:00:00Z')],
      ['named', ada.id, '{"overall":5}', NOW],
    ]);
    expect((await get('/api/Survey/Session', { id: 's-opening' }, ada.cookie)).json()).toMatchObject({
      State: 'done',
      SurveyRequest: null,
    });
    expect(code(await post('/api/Survey/Surveyjs', {}, of('all', 's-opening'), ada.cookie)).code).toBe('done');
    const person = { id: ada.id, instance_key: 'demo', email_key: 'ada@example.org' };
    const exported = JSON.stringify(await exportPerson(store.db, person));
    expect(exported).toContain('"surveyAnswers":[{"event":1,"survey":"named"');
    expect(exported).not.toContain('"survey":"all"');
    const sessions = { end: async () => 0 };
    const parts = { db: store.db, sessions, callers: { forget: async () => undefined }, audit: { note: async () => undefined } };
    await deletePerson(parts as unknown as DeleteParts, person, 'test');
    expect((await answers()).map(({ account_id }) => account_id)).toEqual([null, null]);
    expect((await store.db.selectFrom('survey_done').select('account_id').execute()).map((row) => row.account_id)).toEqual([bo.id]);
  });

  test('the event is evaluated at any time; marking it done twice changes nothing', async () => {
    await start();
    const { cookie } = await signedIn('ada@example.org');
    const about = async () =>
      (await get('/api/Survey/Event', {}, cookie)).json<{ State: string; SurveyRequest: { SurveyEnitity: { Id: string } } }>();
    const { State, SurveyRequest } = await about();
    expect(State).toBe('open');
    expect((await save('event', SurveyRequest.SurveyEnitity.Id, { overall: 5 }, cookie, { Context: 'Event' })).statusCode).toBe(200);
    expect((await post('/api/Survey/EventEvaluationDone', {}, undefined, cookie)).json()).toEqual({ EvaluationDone: true });
    expect((await about()).State).toBe('done');
  });

  test('visitors answer where the event allows it, once a device', async () => {
    await start({ activateEvaluationUrlsWithoutUser: true });
    const UserId = `v-${'a'.repeat(32)}`;
    expect((await get('/api/Survey/Session', { id: 's-talks', userid: 'short' })).statusCode).toBe(400);
    expect((await get('/api/Survey/Session', { id: 's-talks', userid: UserId })).json()).toMatchObject({ State: 'open' });
    await save('named', 's-talks', { overall: 4 }, '', { UserId });
    await save('named', 's-talks', { overall: 5 }, '', { UserId });
    expect(await answers()).toMatchObject([{ account_id: null, result: '{"overall":4}' }]);
    expect(JSON.stringify(await store.db.selectFrom('survey_done').selectAll().execute())).not.toContain(UserId);
  });
});
