// The store on each database: publishing, versions, refusals, assets, counts, and what a second process sees.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { databases, type TestDatabase } from '../fixture/stores.ts';
import { type Publication, PublishRefused } from './publish.ts';
import { openStore, type Store } from './store.ts';

const NOON = Date.parse('2026-11-21T12:00:00Z');
const bytes = (text: string): Uint8Array => Buffer.from(text);

const publication = (changes: Partial<Publication> = {}): Publication => ({
  instance: 'demo',
  event: 'heart27',
  instanceDocument: '{"name":"Demo"}',
  rows: [
    {
      setname: 'config_json',
      resourcename: 'app',
      resourcevalue: '{}',
      source: { file: 'demo/heart27/app.json', pointer: '', line: 1, column: 1 },
    },
    { setname: 'home', resourcename: 'title', resourcevalue: 'Willkommen', language: 'de-DE' },
  ],
  data: [{ name: 'rooms', file: 'demo/heart27/data/rooms.json', text: '{"rows":[]}' }],
  assets: [{ path: 'logo.svg', type: 'image/svg+xml', bytes: bytes('<svg/>') }],
  ...changes,
});

describe.each(databases)('$name', ({ available, make, makeEmpty }) => {
  let database: TestDatabase;
  let store: Store;
  beforeEach(async ({ skip }) => {
    if (!available) skip();
    database = await make();
    store = await openStore(database.location);
  });
  afterEach(async () => {
    if (!available) return;
    await store.close();
    await database.remove();
  });

  test('a version is read exactly as it was published', async () => {
    const published = await store.publish(publication(), NOON);
    expect(published).toEqual({ eventId: expect.any(Number), version: 1, unchanged: false });
    expect(await store.events()).toEqual([{ id: published.eventId, instance: 'demo', shortName: 'heart27', version: 1 }]);
    const { instanceDocument, rows, data } = publication();
    expect(await store.load(published.eventId, 1)).toEqual({
      version: 1,
      publishedAt: '2026-11-21T12:00:00.000Z',
      instanceDocument,
      rows,
      data,
    });
    expect(await store.load(published.eventId, 2)).toBeUndefined();
  });

  test('the same content again is the same version, and nothing is written', async () => {
    const first = await store.publish(publication(), NOON);
    expect(await store.publish(publication(), NOON + 1000)).toEqual({ ...first, unchanged: true });
    expect(await store.load(first.eventId, 2)).toBeUndefined();
  });

  test.each<[string, Partial<Publication>]>([
    ['a row', { rows: [] }],
    ['a data file', { data: [] }],
    ['an asset', { assets: [{ path: 'logo.svg', type: 'image/svg+xml', bytes: bytes('<svg></svg>') }] }],
    ['the instance document', { instanceDocument: '{}' }],
  ])('%s that changed makes a new version, the old one stays', async (_, changes) => {
    const { eventId } = await store.publish(publication(), NOON);
    expect(await store.publish(publication(changes), NOON + 1000)).toEqual({ eventId, version: 2, unchanged: false });
    expect((await store.load(eventId, 1))?.rows).toHaveLength(2);
  });

  test('a short name is one event in each instance, whatever its case', async () => {
    const { eventId } = await store.publish(publication(), NOON);
    const rival = await store.publish(publication({ instance: 'rival', event: 'HEART27', data: [] }), NOON);
    const again = await store.publish(publication({ instance: 'Rival', event: 'heart27', rows: [] }), NOON);
    expect(again).toEqual({ eventId: rival.eventId, version: 2, unchanged: false });
    expect(await store.events()).toEqual([
      { id: eventId, instance: 'demo', shortName: 'heart27', version: 1 },
      { id: rival.eventId, instance: 'Rival', shortName: 'heart27', version: 2 },
    ]);
    expect((await store.load(eventId, 1))?.data).toEqual(publication().data);
  });

  test.each(['../up', 'two words', '', 'api', 'Assets', 'fonts', 'static', 'theme', 'v2'])(
    'an instance called "%s" is refused: no address could reach it',
    async (instance) => {
      await expect(store.publish(publication({ instance }), NOON)).rejects.toThrow(PublishRefused);
      expect(await store.events()).toEqual([]);
    },
  );

  test('more rows than one statement takes', async () => {
    const rows = Array.from({ length: 5000 }, (_, index) => ({
      setname: 'home',
      resourcename: `key${index}`,
      resourcevalue: 'x',
      language: 'en-GB',
    }));
    const { eventId } = await store.publish(publication({ rows }), NOON);
    expect((await store.load(eventId, 1))?.rows).toEqual(rows);
  });

  test('an asset of the event takes the place of the instance’s of the same path; equal bytes are one blob', async () => {
    const assets = [
      { path: 'logo.svg', type: 'image/svg+xml', bytes: bytes('instance') },
      { path: 'logo.svg', type: 'image/svg+xml', bytes: bytes('event') },
      { path: 'copy.txt', type: 'text/plain', bytes: bytes('event') },
    ];
    const { eventId } = await store.publish(publication({ assets }), NOON);
    const logo = await store.asset(eventId, 1, 'logo.svg');
    expect(logo).toEqual({ type: 'image/svg+xml', size: 5, hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect((await store.asset(eventId, 1, 'copy.txt'))?.hash).toBe(logo?.hash);
    expect(Buffer.from((await store.blob(logo!.hash))!).toString()).toBe('event');
    expect(await store.asset(eventId, 1, 'missing.svg')).toBeUndefined();
    expect(await store.blob('0'.repeat(64))).toBeUndefined();
  });

  test('views are counted each on its own, also when they come at once', async () => {
    const { eventId } = await store.publish(publication(), NOON);
    const viewOf = (kind: 'session' | 'presentation', item: string, day = '2027-05-03') =>
      ({ eventId, kind, item, day, action: 'view' }) as const;
    const counts = await Promise.all(Array.from({ length: 20 }, () => store.countView(viewOf('session', 's-1'))));
    expect(counts.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    expect(await store.countView(viewOf('presentation', 's-1'))).toBe(1);
    expect(await store.countView(viewOf('session', 's-2'))).toBe(1);
    // The answer counts all days, the rows keep them apart.
    expect(await store.countView(viewOf('session', 's-1', '2027-05-04'))).toBe(21);
    const days = async (span?: { from?: string; to?: string }) =>
      (await store.viewsOf(eventId, span)).flatMap(({ day, item, kind, count }) =>
        item === 's-1' && kind === 'session' ? [[day, count]] : [],
      );
    expect(await days()).toEqual([
      ['2027-05-03', 20],
      ['2027-05-04', 1],
    ]);
    expect(await days({ from: '2027-05-04', to: '2027-05-04' })).toEqual([['2027-05-04', 1]]);
    expect(await days({ to: '2027-05-02' })).toEqual([]);
  });

  test('counts that come together are added together, many at a time', async () => {
    const { eventId } = await store.publish(publication(), NOON);
    const many = Array.from({ length: 1200 }, (_, at) => ({
      eventId,
      day: '2027-05-03',
      kind: 'footer-link' as const,
      action: 'click' as const,
      item: `https://${at}.example.org`,
      count: at + 1,
    }));
    await Promise.all([store.addViews(many), store.addViews(many.toReversed()), store.addViews([])]);
    const kept = await store.viewsOf(eventId);
    expect(kept.length).toBe(1200);
    expect(kept.reduce((sum, { count }) => sum + count, 0)).toBe(1200 * 1201);
  });

  test('domains of an instance are replaced, those of others stay', async () => {
    const domain = (hostname: string, instance: string) => ({ hostname, instance, defaultEvent: 'heart27', defaultLanguage: 'en-GB' });
    await store.setDomains(
      ['demo', 'rival'],
      [domain('a.example.org', 'demo'), domain('b.example.org', 'rival'), domain('C.example.org', 'demo')],
    );
    await store.setDomains(['demo'], [domain('d.example.org', 'demo')]);
    expect((await store.domains()).map(({ hostname }) => hostname)).toEqual(['d.example.org', 'b.example.org']);
  });

  test('listeners learn of a publication until they stop', async () => {
    const heard: string[] = [];
    await store.publish(publication(), NOON);
    const stop = store.onChange(() => heard.push('changed'));
    await store.publish(publication({ rows: [] }), NOON);
    expect(heard).toContain('changed');
    stop();
    const before = heard.length;
    await store.publish(publication(), NOON);
    expect(heard).toHaveLength(before);
  });

  test('what another process publishes is noticed', async () => {
    const other = await openStore(database.location);
    let version = 0;
    const reads: Promise<unknown>[] = [];
    const stop = store.onChange(() => {
      reads.push(store.events().then(([event]) => (version = event?.version ?? 0)));
    });
    await other.publish(publication(), NOON);
    await other.publish(publication({ rows: [] }), NOON);
    await waitUntil(() => version === 2);
    // The store is closed after this: a read that is still under way would find no connection.
    stop();
    await Promise.all(reads);
    await other.close();
  });

  test('two that open an empty store at once both find it ready', async () => {
    const fresh = await makeEmpty();
    const stores = await Promise.all([openStore(fresh.location), openStore(fresh.location)]);
    expect(await Promise.all(stores.map((one) => one.events()))).toEqual([[], []]);
    await Promise.all(stores.map((one) => one.close()));
    await fresh.remove();
  });
});

/** Waits for something another connection brings about; the runner's own limit ends it. */
async function waitUntil(done: () => boolean): Promise<void> {
  while (!done()) await new Promise((resolve) => setTimeout(resolve, 20));
}
