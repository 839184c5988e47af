// Names that lead into the own network are refused, also where only one of their addresses does.
import type { LookupAddress } from 'node:dns';
import { expect, test } from 'vitest';
import { publicLookup, type Resolve } from './public-lookup.ts';

/** What a connection gets for a name whose addresses are `found`. */
function looked(found: readonly string[], all: boolean): Promise<{ error: string | undefined; to: string | LookupAddress[] }> {
  const resolve: Resolve = (_, __, done) =>
    done(
      null,
      found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  return new Promise((done) => publicLookup(resolve)('feeds.example.org', { all }, (error, to) => done({ error: error?.message, to })));
}

test.each([true, false])('a public name leads to its addresses (all of them: %s)', async (all) => {
  const { error, to } = await looked(['93.184.216.34', '2a00:1450:4001::1'], all);
  expect(error).toBeUndefined();
  expect(all ? (to as LookupAddress[]).map(({ address }) => address) : to).toEqual(
    all ? ['93.184.216.34', '2a00:1450:4001::1'] : '93.184.216.34',
  );
});

test.each([
  [['127.0.0.1']],
  [['10.0.0.7']],
  [['::1']],
  [['93.184.216.34', '127.0.0.1']],
  [['93.184.216.34', '2a00:1450:4001::1', '169.254.169.254']],
  [[]],
])('a name that leads to %j leads nowhere', async (found) => {
  for (const all of [true, false]) expect(await looked(found, all)).toEqual({ error: 'private address', to: '' });
});

test('an unknown name is reported as the resolver reports it', async () => {
  const resolve: Resolve = (_, __, done) => done(new Error('ENOTFOUND'), []);
  const told = new Promise((done) => publicLookup(resolve)('nowhere.example.org', {}, (error) => done(error?.message)));
  expect(await told).toBe('ENOTFOUND');
});
