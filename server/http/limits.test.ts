// How much an address and a person may do (quality S09): how often, counted by what, and the answer beyond the limit.
import { expect, test } from 'vitest';
import { testServer } from '../fixture/test-app.ts';
import type { RequestError } from './errors.ts';
import { createLimits } from './limits.ts';

/** How often something is taken before it is refused, and how. */
async function until(take: () => Promise<unknown>, most: number): Promise<{ times: number; error: RequestError | undefined }> {
  for (let times = 0; times <= most; times++)
    try {
      if ((await take()) === false) return { times, error: undefined };
    } catch (error) {
      return { times, error: error as RequestError };
    }
  return { times: Infinity, error: undefined };
}

test.each([
  ['sign-in', 600],
  ['account', 120],
  ['mail', 60],
  ['write', 1200],
] as const)('%s: %i calls of one address in a minute', async (limit, most) => {
  const limits = createLimits();
  const { times, error } = await until(() => limits.take(limit, '192.0.2.1'), most);
  expect(times).toBe(most);
  expect(error).toMatchObject({ status: 429, code: 'too-many' });
  // The minute has just begun; a retry after a second would be refused again.
  expect(error!.retryAfter).toBeGreaterThan(10);
  expect(error!.retryAfter).toBeLessThanOrEqual(60);
  await limits.take(limit, '192.0.2.2');
});

test.each([
  ['reset', 3],
  ['mail', 5],
] as const)('%s: %i for one person', async (limit, most) => {
  const limits = createLimits();
  const { times, error } = await until(() => limits.demandFor(limit, 'demo mira@example.org'), most);
  expect([times, error]).toEqual([most, expect.objectContaining({ status: 429, code: 'too-many' })]);
  await limits.demandFor(limit, 'demo noor@example.org');
});

test('after twenty guesses in an hour the next is refused, a right one too; a read counts nothing', async () => {
  const limits = createLimits();
  for (let nth = 0; nth < 19; nth++) await limits.demandFor('guess', 'event 192.0.2.1');
  for (let nth = 0; nth < 3; nth++) await limits.lookAt('guess', 'event 192.0.2.1');
  await limits.demandFor('guess', 'event 192.0.2.1');
  await expect(limits.lookAt('guess', 'event 192.0.2.1')).rejects.toMatchObject({ status: 429, code: 'too-many' });
  await limits.lookAt('guess', 'event 192.0.2.2');
});

test('what is only read is not counted', async () => {
  const limits = createLimits();
  expect((await until(() => limits.take('read', '192.0.2.1'), 2000)).times).toBe(Infinity);
  expect([limits.counts('read'), limits.counts('write')]).toEqual([false, true]);
});

test('an IPv6 network is one address, another one is another', async () => {
  const limits = createLimits();
  let host = 0;
  const { times } = await until(() => limits.take('mail', `2001:db8:1:2:0:0:0:${(host += 1).toString(16)}`), 60);
  expect(times).toBe(60);
  await limits.take('mail', '2001:db8:1:3:0:0:0:1');
});

test('the limit of an endpoint counts for it, with the time to wait in the answer', async () => {
  const server = await testServer({ limitScale: 0.01 });
  const start = () => server.app.inject({ method: 'POST', url: '/api/Session/Start?shortName=heart27', payload: {} });
  const answers = [];
  for (let at = 0; at < 7; at++) answers.push(await start());
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 200, 429]);
  expect(Number(answers.at(-1)!.headers['retry-after'])).toBeGreaterThan(10);
  await server.close();
});
