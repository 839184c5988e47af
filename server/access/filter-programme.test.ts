// The programme by class of callers: who names which class gets what, how long it may be kept, and that the preview of a person is that person's answer.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EventInfo, ResourceRow } from '../../src/contract/core.ts';
import { areas } from '../../src/contract/index.ts';
import type { Session } from '../../src/contract/programme.ts';
import { requestAddress } from '../../src/contract/request.ts';
import { readEvent } from '../../src/model/event.ts';
import { filterReply, personAccessOf, type PreviewEvent } from '../../src/preview/filter-reply.ts';
import { type Principal, visitor } from '../../src/rules/principal.ts';
import type { WhoIsThere } from '../../src/contract/session.ts';
import { type ProtectedServer, protectedServer } from '../fixture/protected-server.ts';
import { type PrincipalName, principalNames } from '../fixture/principals.ts';
import { NOW } from '../fixture/test-app.ts';
import { modelChecks } from '../published/model-checks.ts';

const SITE = 'heart.example.org';
const FOR_EVER = 'private, max-age=31536000, immutable';

let server: ProtectedServer;
let looked: PreviewEvent;
beforeAll(async () => {
  server = await protectedServer({ preview: 'development' });
  const info = await read<EventInfo>('/api/Event/Shortname?shortName=protected27', 'visitor');
  const rows = await read<ResourceRow[]>('/api/modules/GetResources?eventshort=protected27&setname=*&for=preview', 'visitor', 'localhost');
  looked = { info, model: readEvent(rows, modelChecks()) };
});
afterAll(() => server.close());

type Asked = { method: 'GET' | 'POST'; url: string; payload?: string[] };
const ask = ({ method, url, payload }: Asked, who: PrincipalName, host = SITE) =>
  server.app.inject({
    method,
    url,
    headers: { host, ...(server.cookies[who] && { cookie: server.cookies[who] }) },
    ...(payload && { payload }),
  });
const read = async <T>(url: string, who: PrincipalName, host = SITE): Promise<T> =>
  (await ask({ method: 'GET', url }, who, host)).json<T>();

const ids = ['s-open', 's-closed', 's-company'];
/** Every question about the programme that is answered from the published version. */
const questions: readonly Asked[] = [...Object.values(areas['programme']!.endpoints), ...Object.values(areas['abstracts']!.endpoints)]
  .filter(({ caching }) => caching === 'published')
  .flatMap((endpoint): Asked[] => {
    const name = 'eventid' in endpoint.query.shape ? 'eventid' : 'shortname';
    const url = (rest: object) => requestAddress({ endpoint, params: { [name]: 'protected27', ...rest } });
    if (endpoint.method === 'POST') return [{ method: 'POST', url: url({}), payload: ids }];
    if ('abstractid' in endpoint.query.shape) return [{ method: 'GET', url: url({ abstractid: 's-closed' }) }];
    if ('presentationid' in endpoint.query.shape) return [{ method: 'GET', url: url({ presentationid: 'q-closed' }) }];
    const more = 'sessionid' in endpoint.query.shape ? ids.map((sessionid) => ({ sessionid })) : [];
    return [{}, ...more].map((rest) => ({ method: 'GET', url: url(rest) }));
  });
const sessions: Asked = { method: 'GET', url: '/api/Modules/PAGSessionsV2?eventid=protected27' };
const classOf = async (who: PrincipalName): Promise<string> =>
  (await read<WhoIsThere>('/api/Session/Me?shortName=protected27', who)).AccessClass;

test('all questions are asked here', () => {
  expect(questions.length).toBeGreaterThanOrEqual(13);
});

describe.each(principalNames)('%s', (who) => {
  test('may keep their answers for ever under version and their own class, and under no other', async () => {
    const own = await classOf(who);
    const plain = await ask(sessions, who);
    const caching = async (rest: string): Promise<[string, boolean]> => {
      const { headers, body } = await ask({ ...sessions, url: sessions.url + rest }, who);
      return [String(headers['cache-control']), body === plain.body];
    };
    // Nothing of a programme is cached for ever without the name of its class: time alone may close it.
    const isVisitor = own === (await classOf('visitor'));
    expect(await caching('&version=1')).toEqual([isVisitor ? 'no-cache' : 'private, no-cache', true]);
    expect(await caching(`&version=1&for=${own}`)).toEqual([isVisitor ? 'public, max-age=31536000, immutable' : FOR_EVER, true]);
    expect(await caching(`&version=2&for=${own}`)).toEqual([isVisitor ? 'no-cache' : 'private, no-cache', true]);
    for (const other of principalNames) {
      const theirs = await classOf(other);
      if (theirs !== own) expect(await caching(`&version=1&for=${theirs}`)).toEqual(['private, no-cache', true]);
    }
  });

  test('opens nothing by naming a class, be it a preview', async () => {
    const mayPreview = who === 'super user';
    const names = ['preview', 'PREVIEW', 'all1', 'visitor', ...(await Promise.all(principalNames.map(classOf)))];
    for (const question of questions) {
      const plain = await ask(question, who);
      for (const name of names) {
        const named = await ask({ ...question, url: `${question.url}&version=1&for=${name}` }, who);
        expect([named.statusCode, named.body], `${question.url} for ${name}`).toEqual([200, plain.body]);
        if (name === 'preview' && question.method === 'GET')
          expect(named.headers['cache-control']).toBe(mayPreview ? FOR_EVER : 'private, no-cache');
      }
    }
  });

  test('is shown in a preview exactly what they get', async () => {
    const me = await read<WhoIsThere>('/api/Session/Me?shortName=protected27', who);
    const person: Principal =
      who === 'super user'
        ? { ...visitor, user: { UserId: 9, validUntil: '' }, tickets: [superTicket], previewTicketType: superTicket.TicketTypeName }
        : { ...visitor, user: me.User && { UserId: me.User.UserId, validUntil: '' }, tickets: me.Tickets };
    const allowed = personAccessOf(looked, person, NOW);
    expect(allowed === undefined).toBe(who === 'super user');
    let taken = 0;
    for (const question of questions) {
      const request = { endpoint: { path: question.url.split('?')[0]!, event: [], shownOn: [] }, params: {} };
      const whole = (await ask({ ...question, url: `${question.url}&for=preview` }, 'visitor', 'localhost')).json<unknown>();
      const seen = allowed ? filterReply(request, whole, allowed) : whole;
      expect(seen, question.url).toEqual((await ask(question, who)).json());
      if (JSON.stringify(seen) !== JSON.stringify(whole)) taken += 1;
    }
    // Otherwise this would prove nothing.
    expect(taken > 0).toBe(who !== 'super user');
  });
});

const superTicket = { IsValid: true, IsPayed: true, TicketTypeName: 'Preview' };

test('on a development host a preview gets everything, whoever asks; without the word it is an ordinary visit', async () => {
  const streams = async (rest: string): Promise<number> =>
    (await read<Session[]>(sessions.url + rest, 'visitor', 'localhost')).filter(({ StreamUrl }) => StreamUrl !== '').length;
  expect([await streams(''), await streams('&for=preview'), await streams('&for=preview&version=1')]).toEqual([1, 3, 3]);
});
