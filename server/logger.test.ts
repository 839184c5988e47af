// The log: what happened, without the secrets that travel in addresses.
import { expect, test } from 'vitest';
import { testServer } from './fixture/test-app.ts';
import { loggerSettings, withoutSecrets } from './logger.ts';

test.each([
  ['/home?jwt_token=abc&x=1', '/home?jwt_token=…&x=1'],
  ['/home?x=1&ACCESS_TOKEN=a.b.c#h', '/home?x=1&ACCESS_TOKEN=…#h'],
  ['/api/x?eventid=1', '/api/x?eventid=1'],
])('%s is logged as %s', (url, logged) => {
  expect(withoutSecrets(url)).toBe(logged);
});

test('a failed request is logged with its id and without its token; the visitor gets the id', async () => {
  const lines: string[] = [];
  const settings = loggerSettings('info');
  const server = await testServer({
    logger: { ...(typeof settings === 'object' ? settings : {}), stream: { write: (line: string) => lines.push(line) } },
  });
  server.app.get('/api/test/boom', () => {
    throw new Error('broken inside');
  });
  const response = await server.app.inject('/api/test/boom?access_token=secret-value');
  const log = lines.join('');
  expect(log).toContain('broken inside');
  expect(log).toContain(response.json<{ error: { requestId: string } }>().error.requestId);
  expect(log).not.toContain('secret-value');
  await server.close();
});
