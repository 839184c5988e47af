// The server as a process: first start, second start, its own time, and a clean end.
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { type IncomingMessage, request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { ended, serverProcesses } from './fixture/server-process.ts';

const { at, run, start } = serverProcesses();

const json = async (url: string): Promise<unknown> => (await fetch(url)).json();

test('the first start publishes the folder, the second finds it published', async () => {
  const first = await start();
  expect(first.output()).toMatch(/demo\/heart27: version 1\n\s+rival\/rival27: version 1\n.*Foyer listens on/s);
  expect(await json(`${first.address}/api/Event/Shortname?shortName=heart27`)).toMatchObject({ Version: 1 });
  first.child.kill('SIGINT');
  expect(await ended(first.child)).toBe(0);
  const second = await start();
  expect(second.output()).not.toContain('Publishing');
  expect(await json(`${second.address}/api/Event/Shortname?shortName=heart27`)).toMatchObject({ Version: 1 });
  second.child.kill('SIGTERM');
  expect(await ended(second.child)).toBe(0);
});

test('FOYER_CLOCK sets the server’s time, and everything follows it', async () => {
  const { address } = await start({ environment: { FOYER_CLOCK: '2027-05-03T09:30:00+02:00' } });
  const { ServerTime } = (await json(`${address}/api/Core/ServerTime`)) as { ServerTime: string };
  expect(ServerTime).toMatch(/^2027-05-03T07:3/);
});

test('a request under way is answered before the end', async () => {
  const { child, address } = await start();
  const body = JSON.stringify(['s-opening']);
  const under = httpRequest(`${address}/api/Public/SelectedSessions?shortname=heart27`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' },
  });
  const answered = once(under, 'response') as Promise<[IncomingMessage]>;
  under.flushHeaders();
  // The server has the request and waits for its body: now it gets the stop signal.
  await once(under, 'continue');
  child.kill('SIGTERM');
  await refusesNewVisitors(address);
  under.end(body);
  const [answer] = await answered;
  expect(answer.statusCode).toBe(200);
  answer.resume();
  expect(await ended(child)).toBe(0);
});

/** Resolves when the server has begun to stop. */
async function refusesNewVisitors(address: string): Promise<void> {
  while (
    await fetch(`${address}/api/Core/ServerTime`, { headers: { connection: 'close' } }).then(
      () => true,
      () => false,
    )
  );
}

test.each([
  ['a wrong setting', { PORT: 'http' }, 2, /^PORT must be a number/],
  ['a store that cannot be made', { FOYER_DATA: '/dev/null/foyer' }, 1, /^ENOTDIR[^\n]*\n$/],
])('%s ends with a sentence', async (_, environment, code, words) => {
  const { child, output } = run({ environment });
  expect(await ended(child)).toBe(code);
  expect(output()).toMatch(words);
});

test('an empty file in place of the database ends the start with its path and what to do, and nothing new takes its place', async () => {
  at.data.write('foyer.sqlite', '');
  const { child, output } = run();
  expect(await ended(child)).toBe(1);
  expect(output()).toContain(`${join(at.data.path, 'foyer.sqlite')} is empty (0 bytes)`);
  expect(output()).toMatch(/Put back a copy of it/);
  expect(output()).not.toMatch(/Publishing|\n\s+at /);
  expect(readdirSync(at.data.path)).toEqual(['foyer.sqlite']);
});

test('a port that is taken ends with a sentence, not a stack', async () => {
  const { address } = await start();
  const { child, output } = run({ environment: { PORT: new URL(address).port } });
  expect(await ended(child)).toBe(1);
  expect(output().trim()).toBe(`Port ${new URL(address).port} is already in use; set PORT to another one.`);
});

test('a client secret under its older name is reported at the start, with the name it must have', async () => {
  const provider = { name: 'society', issuer: 'https://id.example.org', clientId: 'foyer' };
  at.config.write('demo/instance.json', JSON.stringify({ schemaVersion: 1, signIn: { providers: [provider] } }));
  const { output } = await start({ environment: { FOYER_OIDC_SOCIETY_SECRET: 's' } });
  await vi.waitFor(() => expect(output()).toContain('FOYER_OIDC_SOCIETY_SECRET is read no more: name it FOYER_OIDC_DEMO_SOCIETY_SECRET.'));
});
