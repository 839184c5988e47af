// The copy on the device: stored once a version, checked when read, limited in number, never an obstacle.
import { expect, test } from 'vitest';
import { testEvent } from '../../tests/support/render-view.tsx';
import { createLastGood } from './last-good.ts';

/** A Cache Storage in memory, as far as it is used. */
function storage() {
  const copies = new Map<string, Response>();
  let puts = 0;
  const cache = {
    match: async (key: string) => copies.get(key)?.clone(),
    put: async (key: string, copy: Response) => {
      puts += 1;
      copies.delete(key);
      copies.set(key, copy);
    },
    keys: async () => [...copies.keys()],
    delete: async (key: string) => copies.delete(key),
  };
  return { copies, puts: () => puts, storage: { open: async () => cache } as unknown as CacheStorage };
}

const rows = [{ setname: 'config_json', resourcename: 'app', resourcevalue: '{}' }];
const kept = { info: testEvent, rows };

test('a stored copy is returned, by event and language', async () => {
  const { keep, recall } = createLastGood(storage().storage);
  await keep('congress2027', 'en-GB', kept);
  expect(await recall('congress2027', 'en-GB')).toEqual(kept);
  expect(await recall('congress2027', 'de-DE')).toBeUndefined();
});

test('a version is written once, a newer one replaces it', async () => {
  const made = storage();
  const { keep, recall } = createLastGood(made.storage);
  await keep('a', 'en-GB', kept);
  await keep('a', 'en-GB', kept);
  expect(made.puts()).toBe(1);
  await keep('a', 'en-GB', { info: { ...testEvent, Version: 2 }, rows });
  expect((await recall('a', 'en-GB'))?.info.Version).toBe(2);
  expect(made.copies.size).toBe(1);
});

test('only the last few copies stay', async () => {
  const made = storage();
  const { keep, recall } = createLastGood(made.storage);
  for (let at = 0; at < 10; at++) await keep(`event${at}`, 'en-GB', kept);
  expect(made.copies.size).toBe(6);
  expect(await recall('event9', 'en-GB')).toEqual(kept);
  expect(await recall('event3', 'en-GB')).toBeUndefined();
});

test.each(['', '[]', 'null', '{"info":{},"rows":[]}', `{"info":${JSON.stringify(testEvent)},"rows":[{}]}`])(
  'a copy that is %s counts as none',
  async (text) => {
    const made = storage();
    made.copies.set('/last-good/a/en-GB', new Response(text));
    expect(await createLastGood(made.storage).recall('a', 'en-GB')).toBeUndefined();
  },
);

test('a device without storage works', async () => {
  const refuses = { open: () => Promise.reject(new DOMException('no', 'SecurityError')) } as unknown as CacheStorage;
  for (const store of [undefined, refuses]) {
    const { keep, recall } = createLastGood(store);
    await expect(keep('a', 'en-GB', kept)).resolves.toBeUndefined();
    await expect(recall('a', 'en-GB')).resolves.toBeUndefined();
  }
});
