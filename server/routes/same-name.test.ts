// Two instances with an event of one short name: any answer about the one, to any caller, contains no byte of the other; generated content, rights and people.
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calendarKinds, calendarPath } from '../../src/calendar/calendar-address.ts';
import { eventName } from '../../src/contract/event-name.ts';
import { endpoints } from '../../src/contract/index.ts';
import { pagePath } from '../../src/pages/match.ts';
import { createApp } from '../app.ts';
import { events, filesOf, type Generated, HOUR, own, parts, START } from '../fixture/marked-event.ts';
import { type Cookies, makePrincipals, type PrincipalName, principalNames } from '../fixture/principals.ts';
import { addressOfQuestion, type Question, questions } from '../fixture/questions.ts';
import { temporaryFolder, testParts } from '../fixture/test-app.ts';
import { createMailbox } from '../mail/mailbox.ts';
import { publishFolder } from '../store/publish-folder.ts';
import { type Database, openStore, type Store } from '../store/store.ts';

const EVENT = 'twin27';
const instances = ['alpha', 'omega'] as const;
type Instance = (typeof instances)[number];
const otherThan = (instance: Instance): Instance => (instance === 'alpha' ? 'omega' : 'alpha');

/** The generated event in an instance: each word of it is marked by the instance's name. */
const twin = (instance: Instance, generated: Generated): [string, string][] =>
  Object.entries({ ...filesOf(generated), 'demo/marked27/assets/own.txt': 'mark' }).map(([path, text]) => {
    const named = (words: string): string => words.replaceAll('marked27', EVENT).replaceAll(/demo|marked|mark/gi, instance);
    return [named(path), named(text)];
  });
const domains = instances.map((instance) => ({ hostname: `${instance}.example.org`, instance, defaultEvent: EVENT }));
const plain = { app: { defaults: { disableAuth: true } }, policies: [], inApp: undefined, hours: 0 } as unknown as Generated;

let data: ReturnType<typeof temporaryFolder>;
let store: Store & Database;
let server: FastifyInstance;
let cookies: Record<Instance, Cookies>;
let now = START;
beforeAll(async () => {
  data = temporaryFolder();
  store = await openStore({ folder: data.path });
  server = await createApp({
    ...testParts(store),
    clock: { now: () => now },
    people: { db: store.db, signals: store.signals, post: createMailbox() },
    template: async () => '<!doctype html><html><head><title>x</title></head><body></body></html>',
    limitScale: 1_000_000,
  });
  await publish(plain, plain);
  const peopleOf = async (instance: Instance) => {
    const { id } = (await store.events()).find((head) => head.instance === instance)!;
    return makePrincipals(store.db, { instance, eventIds: [id], now: START - 31 * HOUR });
  };
  cookies = { alpha: await peopleOf('alpha'), omega: await peopleOf('omega') };
  await store.db
    .updateTable('sessions')
    .set({ expires_at: START + 1000 * HOUR })
    .execute();
});
afterAll(async () => {
  await server.close();
  await store.close();
  data.remove();
});

/** Publishes both; a question for a new version waits until it is there. */
async function publish(alpha: Generated, omega: Generated): Promise<void> {
  const files = Object.fromEntries([...twin('alpha', alpha), ...twin('omega', omega)]);
  const folder = temporaryFolder({ ...files, 'domains.json': JSON.stringify({ domains }) });
  await publishFolder({ store, folder: folder.path, validate: () => [], now: START });
  folder.remove();
  for (const { instance, version } of await store.events())
    await server.inject(`/api/Event/Shortname?shortName=${instance}/${EVENT}&version=${version}`);
  await server.inject(`/api/modules/GetResources?eventshort=alpha/${EVENT}&setname=theme&version=1000`);
}

/** Everything that can be asked about an event with GET and changes nothing; `name` as calls name it. */
function askedOf(name: string): string[] {
  const named = Object.entries(endpoints).flatMap(([key, { path, method, effect }]) =>
    method === 'GET' && effect === 'read' ? [addressOfQuestion(path, ofEvent(questions[key]!, name))] : [],
  );
  const calendars = calendarKinds.flatMap((kind) => ['2027-05-03', ...parts].map((id) => calendarPath(name, 'en-GB', kind, id)));
  return [...named, ...calendars];
}

/** A question of the fixture about another event. */
const ofEvent = ({ query, body }: Question, name: string): Question => ({
  query: query.replaceAll('protected27', name).replaceAll('s-closed', 's-1'),
  body: body === undefined ? undefined : (JSON.parse(JSON.stringify(body).replaceAll('protected27', name)) as unknown),
});

/** Pages and files of an event. */
const pagesOf = (instance: Instance, version: number): string[] => [
  ...own.map((page) => pagePath(page, { instance, event: EVENT, language: 'en-GB' }, { sessionId: 's-1', companyAccountId: '701' })),
  `/assets/${instance}/${EVENT}/${version}/own.txt`,
  `/theme/${instance}/${EVENT}/${version}.css`,
];

const ask = async (url: string, cookie: readonly (string | undefined)[], host = 'other.example.org') => {
  const sent = cookie.filter((one) => one !== undefined).join('; ');
  const { statusCode, body } = await server.inject({
    url,
    headers: { host, accept: 'application/json, text/html', ...(sent && { cookie: sent }) },
  });
  // Each refusal has an id of its own.
  return { statusCode, body: body.replace(/"requestId":"[^"]*"/, '"requestId":""') };
};

test('neither is in an answer about the other, whoever is signed in there', async () => {
  let given = 0;
  const person = fc.constantFrom<PrincipalName>(...principalNames);
  await fc.assert(
    fc.asyncProperty(events, events, person, person, async (alpha, omega, here, there) => {
      now = START + alpha.hours * HOUR;
      await publish(alpha, omega);
      for (const head of await store.events()) {
        const instance = head.instance as Instance;
        const other = otherThan(instance);
        const host = `${instance}.example.org`;
        for (const url of [...askedOf(eventName(instance, EVENT)), ...pagesOf(instance, head.version)]) {
          const answer = await ask(url, [cookies[instance][here]], host);
          expect(answer.body, url).not.toContain(other);
          expect(await ask(url, [cookies[instance][here], cookies[other][there]], host), `${url} as ${there} of ${other}`).toEqual(answer);
          if (answer.statusCode === 200 && answer.body.includes(instance)) given += 1;
        }
      }
    }),
    { numRuns: Number(process.env['FOYER_RUNS'] ?? 20), seed: Number(process.env['FOYER_SEED'] ?? 20270503) },
  );
  expect(given).toBeGreaterThan(200);
});

test('calls that change something stay in their instance', async () => {
  await publish(plain, plain);
  for (const [key, { path, method, effect }] of Object.entries(endpoints)) {
    if (effect !== 'change') continue;
    const question = ofEvent(questions[key]!, eventName('alpha', EVENT));
    const answer = await server.inject({
      method,
      url: addressOfQuestion(path, question),
      headers: { host: 'alpha.example.org', origin: 'http://alpha.example.org', cookie: cookies.omega['super user']! },
      ...(question.body !== undefined && { payload: question.body as object }),
    });
    expect(`${answer.body} ${JSON.stringify(answer.headers)}`, key).not.toContain('omega');
  }
  const me = await ask(`/api/Session/Me?shortName=omega/${EVENT}`, [cookies.omega['super user']]);
  expect(JSON.parse(me.body)).toMatchObject({ User: { Email: 'super-user@example.org' } });
});

test('a short name alone means the event of the host’s instance, and is refused with the names where there is none', async () => {
  const ids = new Map((await store.events()).map(({ instance, id }) => [instance, id]));
  for (const instance of instances) {
    const exact = askedOf(eventName(instance, EVENT));
    const answers = await Promise.all(exact.map((url) => ask(url, [], `${instance}.example.org`)));
    const alone = await Promise.all(askedOf(EVENT).map((url) => ask(url, [], `${instance}.example.org`)));
    expect(alone.filter(({ statusCode }) => statusCode === 200)).not.toEqual([]);
    expect(alone).toEqual(answers);
    const byId = await ask(`/api/Event/Shortname?shortName=${ids.get(instance)}`, []);
    expect(byId).toEqual(await ask(`/api/Event/Shortname?shortName=${instance}/${EVENT}`, []));
    expect(JSON.parse(byId.body)).toMatchObject({ Instance: instance, Shortname: EVENT });
  }
  for (const url of [
    '/api/Event/Shortname?shortName=TWIN27',
    calendarPath(EVENT, 'en-GB', 'programme'),
    `/auth/start?eventShort=${EVENT}`,
  ]) {
    const { statusCode, body } = await ask(url, []);
    const { code, message } = (JSON.parse(body) as { error: { code: string; message: string } }).error;
    expect([statusCode, code, message], url).toEqual([409, 'ambiguous-event', expect.stringContaining('alpha/twin27, omega/twin27')]);
  }
});

test('a hub lets in by the session of the event’s own instance', async () => {
  const negotiate = async (name: string, host: string, cookie: string) => {
    const url = `/singlelogin/negotiate?${new URLSearchParams({ eventShort: name, negotiateVersion: '1' }).toString()}`;
    return (await server.inject({ method: 'POST', url, headers: { host, origin: `http://${host}`, cookie } })).statusCode;
  };
  const [alpha, host] = [cookies.alpha.attendee!, 'alpha.example.org'];
  expect(await negotiate(`alpha/${EVENT}`, host, alpha)).toBe(200);
  expect(await negotiate(`omega/${EVENT}`, host, alpha)).toBe(401);
  expect(await negotiate(EVENT, host, alpha)).toBe(200);
  expect(await negotiate(EVENT, 'omega.example.org', alpha)).toBe(401);
  expect(await negotiate(EVENT, 'other.example.org', alpha)).toBe(409);
});
