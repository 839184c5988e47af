// Events in memory: loaded once, replaced when a newer version is published, kept when the newer one cannot be loaded.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../fixture/test-app.ts';
import { openStore, type Store } from '../store/store.ts';
import { openShelf, type Shelf } from './shelf.ts';

const fallback = { instance: 'release', event: 'foyer', language: 'en-GB' };
const publish = (store: Store, event: string, name: string, instance = 'demo') =>
  store.publish(
    {
      instance,
      event,
      instanceDocument: '{}',
      rows: [{ setname: 'config_json', resourcename: 'app', resourcevalue: JSON.stringify({ event: { name } }) }],
      data: [],
      assets: [],
    },
    0,
  );

let data: ReturnType<typeof temporaryFolder>;
let store: Store;
let shelf: Shelf;
let loads = 0;
let failing = false;
let problems: unknown[] = [];
let gate: Promise<void> | undefined;
beforeEach(async () => {
  data = temporaryFolder();
  store = await openStore({ folder: data.path });
  [loads, failing, problems] = [0, false, []];
  gate = undefined;
  const counted: Store = {
    ...store,
    events: async () => {
      const read = await store.events();
      await gate;
      return read;
    },
    load: async (...which) => {
      loads += 1;
      if (failing) throw new Error('disk');
      return store.load(...which);
    },
  };
  await publish(store, 'Heart27', 'one');
  shelf = await openShelf({ store: counted, fallback, onProblem: (problem) => problems.push(problem) });
});
afterEach(async () => {
  shelf.close();
  await store.close();
  data.remove();
});

const nameOf = async (key: string, version?: number) => (await shelf.find(key, version))?.about.name;

test('by short name in any case, or by id; loaded once', async () => {
  const found = await Promise.all([shelf.find('heart27'), shelf.find('HEART27'), shelf.find('1')]);
  expect(new Set(found).size).toBe(1);
  expect(loads).toBe(1);
  expect(await shelf.find('nobody')).toBeUndefined();
});

test('a short name of digits wins over an id', async () => {
  await publish(store, '1', 'digits');
  await shelf.refresh();
  expect(await nameOf('1')).toBe('digits');
});

test('a newer version takes its place', async () => {
  expect(await nameOf('heart27')).toBe('one');
  await publish(store, 'Heart27', 'two');
  await shelf.refresh();
  expect(await nameOf('heart27')).toBe('two');
});

test('a publication during a look is not missed', async () => {
  expect(await nameOf('heart27')).toBe('one');
  let open = (): void => {};
  gate = new Promise((resolve) => (open = resolve));
  const looking = shelf.refresh();
  await publish(store, 'Heart27', 'two');
  const after = shelf.refresh();
  open();
  await Promise.all([looking, after]);
  expect(await nameOf('heart27')).toBe('two');
});

test('asking for a version this server has not seen yet looks into the store first', async () => {
  const other = await openStore({ folder: data.path });
  expect(await nameOf('heart27')).toBe('one');
  await publish(other, 'Heart27', 'two');
  expect(await nameOf('heart27')).toBe('one');
  expect(await nameOf('heart27', 2)).toBe('two');
  expect(await nameOf('heart27', 99)).toBe('two');
  await other.close();
});

test('a version that cannot be loaded leaves the one before it in use, and is reported', async () => {
  expect(await nameOf('heart27')).toBe('one');
  failing = true;
  await publish(store, 'Heart27', 'two');
  await shelf.refresh();
  expect(await nameOf('heart27')).toBe('one');
  expect(problems).toContainEqual(new Error('disk'));
});

test('an event that failed to load is tried again by the next visitor', async () => {
  failing = true;
  await expect(shelf.find('heart27')).rejects.toThrow('disk');
  failing = false;
  expect(await nameOf('heart27')).toBe('one');
});

test('the default of a host is its domain’s, wildcards too, else the product’s', async () => {
  const domain = (hostname: string, defaultEvent: string) => ({ hostname, instance: 'demo', defaultEvent, defaultLanguage: 'de-DE' });
  await store.setDomains(['demo'], [domain('heart.example.org', 'heart27'), domain('*.example.org', 'any')]);
  await shelf.refresh();
  expect(shelf.defaultOf('HEART.example.org')).toEqual({ instance: 'demo', event: 'heart27', language: 'de-DE' });
  expect(shelf.defaultOf('other.example.org').event).toBe('any');
  expect(shelf.defaultOf('example.org')).toEqual(fallback);
});
