// The last answer of a connection announces the close, whether its request came before the end or after.
import { Agent, get, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { prepareEnding } from './ending.ts';

test('an answer under way and a later one close their connections; a new connection is refused', async () => {
  const [reached, release] = [Promise.withResolvers<void>(), Promise.withResolvers<string>()];
  const app = fastify({ forceCloseConnections: 'idle', return503OnClosing: false });
  app.get('/slow', async () => {
    reached.resolve();
    return release.promise;
  });
  app.get('/quick', async () => 'quick');
  const ending = prepareEnding(app);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const ask = async (path: string, agent: Agent): Promise<string | undefined> => {
    const [answer] = (await once(get({ port, host: '127.0.0.1', path, agent }), 'response')) as [IncomingMessage];
    answer.resume();
    await once(answer, 'end');
    return answer.headers.connection;
  };
  const [busy, kept] = [new Agent({ keepAlive: true }), new Agent({ keepAlive: true })];
  expect(await ask('/quick', kept)).toBe('keep-alive');
  const slow = ask('/slow', busy);
  await reached.promise;

  ending.begin(1000);
  const closed = app.close();
  await expect(ask('/quick', new Agent())).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  expect(await ask('/quick', kept)).toBe('close');
  release.resolve('slow');
  expect(await slow).toBe('close');
  await closed;
});
