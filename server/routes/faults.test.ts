// A fault in any handler shows a visitor nothing but the id that finds it in the log (quality S30).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { protectedServer, type ProtectedServer } from '../fixture/protected-server.ts';
import { signInAs } from '../fixture/principals.ts';
import { addressOfQuestion, questions } from '../fixture/questions.ts';
import { NOW } from '../fixture/test-app.ts';
import { routes } from './areas.ts';

/** What must not be read outside: a path, a statement, a value, the name of a library. */
const SECRET = `SqliteError: near "FROM": SELECT password_hash FROM accounts WHERE email = 'mira@example.org' at /srv/foyer/server/store/sqlite.ts:12:3`;
const leaks = /SELECT|password|accounts|sqlite|mira@|\/srv|\.ts:|\bat \S+:\d+|stack|kysely|Error:/i;

let server: ProtectedServer;
const logged: string[] = [];
beforeAll(async () => {
  const stream = { write: (line: string) => void logged.push(line) };
  server = await protectedServer({ logger: { level: 'error', stream } as never });
});
afterAll(() => server.close());

/** Fails as a database would. */
const fail = (): never => {
  throw Object.assign(new Error(SECRET), { code: 'SQLITE_ERROR', detail: SECRET, query: SECRET });
};

test.each(routes.map(({ name }) => name))('%s', async (name) => {
  const { endpoint, handler } = routes.find((route) => route.name === name)!;
  const cookie = await signInAs(server.store.db, 'attendee', { instance: 'demo', now: NOW });
  const { body } = questions[name]!;
  // Handlers are shared with other files of tests: it is put back at once.
  const { answer } = handler;
  handler.answer = fail;
  const reply = await server.app.inject({
    method: endpoint.method,
    url: addressOfQuestion(endpoint.path, questions[name]!),
    headers: { origin: 'http://localhost:80', cookie: cookie! },
    ...(body === undefined ? {} : { payload: body as object }),
  });
  handler.answer = answer;
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([500, 'no-store']);
  const { error } = reply.json<{ error: Record<string, string> }>();
  expect(error).toEqual({
    code: 'internal-error',
    message: 'Something went wrong on the server; the request id finds it in the log.',
    requestId: reply.headers['x-request-id'],
  });
  expect(JSON.stringify([reply.body, { ...reply.headers, 'content-security-policy': '' }])).not.toMatch(leaks);
  // It is not lost: the log has it under that id, without the cookie.
  const line = logged.find((one) => one.includes(error['requestId']!))!;
  expect(line).toContain('near \\"FROM\\"');
  expect(line).not.toContain(cookie!.split('=')[1]);
});
