// Events in memory: loaded once, replaced when a newer version is published, kept when the newer one cannot be loaded.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../fixture/test-app.ts';
import { openStore, type Store } from '../store/store.ts';
import { openEventCache, type EventCache } from './event-cache.ts';

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
let eventCache: EventCache;
let loads = 0;
let failing = false;
let problems: unknown[] = [];
let accessControl: Promise<void> | undefined;
beforeEach(async () => {
  data = temporaryFolder();
  store = await openStore({ folder: data.path });
  [loads, failing, problems] = [0, false, []];
  accessControl = undefined;
  const counted: Store = {
    ...store,
    events: async () => {
      const read = await store.events();
      await accessControl;
      return read;
    },
    load: async (...which) => {
      loads += 1;
      if (failing) throw new Error('disk');
      return store.load(...which);
    },
  };
  await publish(store, 'Heart27', 'one');
  eventCache = await openEventCache({ store: counted, fallback, onProblem: (problem) => problems.push(problem) });
});
afterEach(async () => {
  eventCache.close();
  await store.close();
  data.remove();
});

const nameOf = async (short: string, version?: number) => (await eventCache.byName('demo', short, version))?.about.name;

test('by name in any case, or by id; loaded once', async () => {
  const found = await Promise.all([eventCache.byName('demo', 'heart27'), eventCache.byName('Demo', 'HEART27'), eventCache.byId(1)]);
  expect(new Set(found).size).toBe(1);
  expect(loads).toBe(1);
  expect(await eventCache.byName('demo', 'nobody')).toBeUndefined();
  expect(await eventCache.byName('rival', 'heart27')).toBeUndefined();
});

test('a newer version takes its place', async () => {
  expect(await nameOf('heart27')).toBe('one');
  await publish(store, 'Heart27', 'two');
  await eventCache.refresh();
  expect(await nameOf('heart27')).toBe('two');
});

test('a publication during a look is not missed', async () => {
  expect(await nameOf('heart27')).toBe('one');
  let open = (): void => {};
  accessControl = new Promise((resolve) => (open = resolve));
  const looking = eventCache.refresh();
  await publish(store, 'Heart27', 'two');
  const after = eventCache.refresh();
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
  await eventCache.refresh();
  expect(await nameOf('heart27')).toBe('one');
  expect(problems).toContainEqual(new Error('disk'));
});

test('an event that failed to load is tried again by the next visitor', async () => {
  failing = true;
  await expect(eventCache.byName('demo', 'heart27')).rejects.toThrow('disk');
  failing = false;
  expect(await nameOf('heart27')).toBe('one');
});

const domain = (hostname: string, defaultEvent: string, instance = 'demo') => ({
  hostname,
  instance,
  defaultEvent,
  defaultLanguage: 'de-DE',
});

test('the default of a host is its domain’s, wildcards on both sides too', async () => {
  await publish(store, 'any', 'Any');
  await publish(store, 'checks', 'Checks');
  await store.setDomains(
    ['demo'],
    [domain('heart.example.org', 'heart27'), domain('*.example.org', 'any'), domain('dev.*', 'checks'), domain('*.staging.*', 'checks')],
  );
  await eventCache.refresh();
  const of = async (host: string): Promise<string> => (await eventCache.defaultOf(host)).event;
  expect(await eventCache.defaultOf('HEART.example.org')).toEqual({ instance: 'demo', event: 'heart27', language: 'de-DE' });
  expect(await of('other.example.org')).toBe('any');
  for (const host of ['dev.foyer.test', 'DEV.localhost', 'a.staging.foyer.test']) expect(await of(host), host).toBe('checks');
  expect(new Set(await Promise.all(['dev', 'adev.test', 'my.dev.test', 'staging.test', 'dev.'].map(of))).has('checks')).toBe(false);
});

test('a domain without a published event opens one of its own instance, never that of another', async () => {
  await publish(store, 'Rival27', 'Rival', 'rival');
  await store.setDomains(
    ['demo', 'rival', 'empty'],
    [domain('a.test', '', 'rival'), domain('b.test', 'gone', 'rival'), domain('c.test', 'gone', 'empty')],
  );
  await eventCache.refresh();
  const rival = { instance: 'rival', event: 'Rival27', language: 'de-DE' };
  expect([await eventCache.defaultOf('a.test'), await eventCache.defaultOf('b.test')]).toEqual([rival, rival]);
  expect(await eventCache.defaultOf('c.test')).toEqual({ instance: 'empty', event: 'gone', language: 'de-DE' });
});

test('without domains the only event is opened; the product’s own where it is published', async () => {
  expect(await eventCache.defaultOf('example.org')).toEqual({ instance: 'demo', event: 'Heart27', language: 'en-GB' });
  await publish(store, 'foyer', 'Foyer', 'release');
  await eventCache.refresh();
  expect(await eventCache.defaultOf('example.org')).toEqual(fallback);
});

const dated = (event: string, startDate: string, endDate: string, instanceDocument = '{}') =>
  store.publish(
    {
      instance: 'demo',
      event,
      instanceDocument,
      rows: [
        {
          setname: 'config_json',
          resourcename: 'app',
          resourcevalue: JSON.stringify({ event: { startDate, endDate, languages: ['fr-FR'] } }),
        },
      ],
      data: [],
      assets: [],
    },
    0,
  );

test('of several events the current one, else the next, else the last one; the default of the instance takes precedence', async () => {
  await dated('Heart27', '2027-05-03', '2027-05-05');
  await dated('autumn', '2027-09-01', '2027-09-02');
  let now = 0;
  const later = await openEventCache({ store, fallback, now: () => now, onProblem: () => {} });
  const at = async (instant: string): Promise<string> => {
    now = Date.parse(instant);
    return (await later.defaultOf('example.org')).event;
  };
  expect(await at('2027-05-04T10:00Z')).toBe('Heart27');
  expect(await at('2027-01-01T10:00Z')).toBe('Heart27');
  expect(await at('2027-05-06T10:00Z')).toBe('autumn');
  expect(await at('2028-01-01T10:00Z')).toBe('autumn');
  await dated('autumn', '2027-09-01', '2027-09-02', JSON.stringify({ defaultEvent: 'HEART27' }));
  await dated('Heart27', '2027-05-03', '2027-05-05', JSON.stringify({ defaultEvent: 'HEART27' }));
  await later.refresh();
  expect(await at('2028-01-01T10:00Z')).toBe('Heart27');
  expect((await later.defaultOf('example.org')).language).toBe('fr-FR');
  later.close();
});
