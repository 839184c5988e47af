// Errors on the wire: one shape, the field at fault, and nothing of the inside.
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer, type TestServer } from '../fixture/test-app.ts';
import { describeError } from './errors.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  server.app.get('/api/test/boom', () => {
    throw new Error('select * from secrets at /srv/foyer');
  });
  server.app.get('/api/test/late', (_, reply) => {
    reply.headers({ 'content-encoding': 'br', etag: '"x"', 'content-length': '99999', 'cache-control': 'public' });
    throw new Error('half-way');
  });
});
afterAll(() => server.close());

const errorOf = async (url: string, options: object = {}) => {
  const response = await server.app.inject({ url, ...options });
  return { status: response.statusCode, headers: response.headers, ...(response.json() as { error: Record<string, string> }) };
};

test.each([
  ['/api/Modules/PAGSessionsV2?eventid=heart27&limit=0', 400, 'limit'],
  ['/api/Modules/PAGSessionsV2?eventid=heart27&limit=many', 400, 'limit'],
  ['/api/Modules/PAGSessionsV2?eventid=heart27&from=2027-05-03T09:00', 400, 'from'],
  ['/api/Modules/PAGSessionsV2', 400, 'eventid'],
  ['/api/Modules/PAGSessionsV2?eventid=heart27&EventId=rival27', 400, 'eventid'],
  ['/api/modules/GetResources?setname=*', 400, 'eventshort'],
  ['/api/modules/GetResources?eventshort=heart27', 400, 'setname'],
  ['/api/Modules/PAGSessionsV2?eventid=nobody', 404, 'eventid'],
  ['/api/Modules/PAGData?eventid=heart27&sessionid=nothing', 404, 'sessionid'],
])('%s is %i and names %s', async (url, status, field) => {
  const { status: got, error, headers } = await errorOf(url);
  expect([got, error['field']]).toEqual([status, field]);
  expect(error).toMatchObject({
    code: status === 400 ? 'invalid-request' : 'not-found',
    message: expect.any(String),
    requestId: headers['x-request-id'],
  });
  expect(headers['cache-control']).toBe('no-store');
});

test.each(['/api/nothing', '/API/Modules', '/v2/nothing'])('%s is no page: 404 in JSON, also for a browser', async (url) => {
  const { status, error } = await errorOf(url, { headers: { accept: 'text/html' } });
  expect([status, error['code']]).toEqual([404, 'not-found']);
});

test('an unknown method is 404 in the same shape', async () => {
  expect((await errorOf('/api/Core/ServerTime', { method: 'DELETE' })).error).toMatchObject({ code: 'not-found' });
});

test('a fault of the server reports only that, with the id for the log', async () => {
  const { status, error, headers } = await errorOf('/api/test/boom');
  expect(status).toBe(500);
  expect(error).toEqual({ code: 'internal-error', message: expect.not.stringMatching(/secrets|srv/), requestId: headers['x-request-id'] });
});

test.each([
  ['no JSON', '{', 'application/json', 400],
  ['another type', 'ids=1', 'application/x-www-form-urlencoded', 415],
  ['too many ids', JSON.stringify(Array.from({ length: 501 }, String)), 'application/json', 400],
  ['too large', JSON.stringify(['x'.repeat(1024 * 1024)]), 'application/json', 413],
  ['prototype pollution', '{"__proto__":{"x":1}}', 'application/json', 400],
])('a body that is %s', async (_, payload, type, expected) => {
  const { status, error } = await errorOf('/api/Public/SelectedSessions?shortname=heart27', {
    method: 'POST',
    payload,
    headers: { 'content-type': type },
  });
  expect(status).toBe(expected);
  expect(error['message']).not.toMatch(/node_modules|at /);
});

test('an address that is too long, or cannot be decoded', async () => {
  expect(await errorOf(`/api/x?${'y'.repeat(9000)}`)).toMatchObject({ status: 414, error: { code: 'address-too-long' } });
  expect(await errorOf('/api/%E0%A4%A')).toMatchObject({ status: 400, headers: { 'x-content-type-options': 'nosniff' } });
});

test.each<[string, number, string, string[]]>([
  ['busy', 503, 'unavailable', ['SQLITE_BUSY', 'SQLITE_BUSY_RECOVERY', 'SQLITE_LOCKED', '55P03', '40001', '40P01', 'STORE_QUEUE_FULL']],
  ['away', 503, 'unavailable', ['ECONNREFUSED', 'ECONNRESET', 'STORE_AWAY', '57P01', '57014', '08006', '53300', 'SQLITE_IOERR_READ']],
  ['full', 507, 'storage-full', ['SQLITE_FULL', 'SQLITE_IOERR_WRITE', 'SQLITE_IOERR_SHMSIZE', 'ENOSPC', '53100']],
  ['at fault', 500, 'internal-error', ['SQLITE_ERROR', 'SQLITE_CONSTRAINT_UNIQUE', '23505', '42601', 'ENOENT']],
])('a database that is %s is %i %s', (_, status, word, codes) => {
  for (const code of codes)
    expect([code, describeError(Object.assign(new Error('database is locked'), { code }))]).toMatchObject([code, { status, code: word }]);
});

test('an error reveals nothing of the answer it replaces', async () => {
  const { status, headers } = await errorOf('/api/test/late');
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([500, 'application/json; charset=utf-8', 'no-store']);
  expect([headers['content-encoding'], headers['etag']]).toEqual([undefined, undefined]);
});

test('what is no HTTP gets the same shape and headers from the socket', async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as { port: number };
  const answer = await new Promise<string>((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(`GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`));
    socket.on('data', (part) => (text += part.toString())).on('close', () => resolve(text));
  });
  expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  expect(answer).toContain('x-content-type-options: nosniff');
  expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toMatchObject({ error: { code: 'headers-too-large' } });
});
