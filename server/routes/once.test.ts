// A change under a key is carried out once for its account; what fails may be sent again, and another change needs another key.
import { expect, test } from 'vitest';
import { createOnce, keyOf } from './once.ts';

const sent = { account: 1, path: '/api/Core/User', body: { City: 'Lagos' } };
const counted = () => {
  let count = 0;
  return async () => ({ count: (count += 1) });
};

test('the same change is carried out once, also while the first is under way', async () => {
  const once = createOnce(() => 0);
  const carryOut = counted();
  const both = await Promise.all([once('key-0001', sent, carryOut), once('key-0001', sent, carryOut)]);
  expect([...both, await once('key-0001', sent, carryOut)]).toEqual([{ count: 1 }, { count: 1 }, { count: 1 }]);
});

test('another account, another key and no key are other changes', async () => {
  const once = createOnce(() => 0);
  const carryOut = counted();
  await once('key-0001', sent, carryOut);
  await once('key-0001', { ...sent, account: 2 }, carryOut);
  await once('key-0002', sent, carryOut);
  await once(undefined, sent, carryOut);
  expect(await once(undefined, sent, carryOut)).toEqual({ count: 5 });
});

test('a change that failed is carried out when it is sent again', async () => {
  const once = createOnce(() => 0);
  await expect(once('key-0001', sent, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await once('key-0001', sent, counted())).toEqual({ count: 1 });
});

test('another body under a used key is refused; a key that is none too', () => {
  const once = createOnce(() => 0);
  void once('key-0001', sent, counted());
  expect(() => once('key-0001', { ...sent, body: {} }, counted())).toThrow(/Another change/);
  for (const key of ['short', 'x'.repeat(65), 'with space'])
    expect(() => keyOf({ headers: { 'idempotency-key': key } } as never)).toThrow(/8 to 64/);
  expect(keyOf({ headers: {} } as never)).toBeUndefined();
});

test('it is forgotten after two days', async () => {
  let now = 1;
  const once = createOnce(() => now);
  const carryOut = counted();
  await once('key-0001', sent, carryOut);
  now += 48 * 3_600_000 + 2;
  expect(await once('key-0001', sent, carryOut)).toEqual({ count: 2 });
});
