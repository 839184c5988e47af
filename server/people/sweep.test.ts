// Expired data are deleted, a day later or when they no longer count; what still counts stays; a sweep ends with its server.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { databases, type TestDatabase } from '../fixture/stores.ts';
import { NOW } from '../fixture/test-app.ts';
import { countWrong } from '../identity/lockout.ts';
import { addRegistration, REGISTRATION_HOLDS } from '../identity/registrations.ts';
import { type Database, openStore, type Store } from '../store/store.ts';
import { addAccount, publishEvents } from './fixture/people-server.ts';
import { auditKinds } from './audit.ts';
import { sweep } from './sweep.ts';
import { startSweeper } from './sweeper.ts';

const DAY = 86_400_000;
const [OVER, HOLDS] = [NOW - DAY - 1, NOW - DAY + 1];

for (const { name, available, make } of databases) {
  describe.skipIf(!available)(name, () => {
    let database: TestDatabase;
    let store: Store & Database;
    let account = 0;
    beforeAll(async () => {
      database = await make();
      store = await openStore(database.location);
      account = await addAccount(store, 'sweep@example.org');
    });
    afterAll(async () => {
      await store.close();
      await database.remove();
    });

    const signIn = (hash: string, created_at: number) => ({
      hash,
      browser: 'b',
      instance_key: 'demo',
      event_key: '1',
      language: 'en-GB',
      verifier: 'v',
      nonce: 'n',
      provider: '',
      return_url: '',
      created_at,
      // Finished.
      expires_at: 0,
    });
    const code = (hash: string, kind: 'reset' | 'external' | 'registration', expires_at: number) => ({
      hash,
      kind,
      account_id: kind === 'reset' ? account : null,
      payload: '{}',
      created_at: 0,
      expires_at,
      used_at: null,
    });
    const session = (hash: string, expires_at: number) => ({
      hash,
      account_id: account,
      instance_key: 'demo',
      uuid: hash,
      created_at: 0,
      expires_at,
      ended_at: null,
      device: '',
      browser: '',
      provider: '',
      id_token: 'secret',
    });
    const failures = (email_key: string, last_at: number, locked_until: number | null = null) => ({
      instance_key: 'demo',
      email_key,
      count: 3,
      locked_until,
      last_at,
    });
    const entry = (kind: string, at: number, detail: string) => ({ at, kind, actor: '', subject: '', place: 'demo', detail });
    const left = async (table: 'sign_ins' | 'codes' | 'sessions') =>
      (await store.db.selectFrom(table).select('hash').orderBy('hash').execute()).map(({ hash }) => hash);
    const addresses = async () =>
      (await store.db.selectFrom('sign_in_failures').select('email_key').orderBy('email_key').execute()).map(({ email_key }) => email_key);

    test('everything that has expired is deleted, nothing else', async () => {
      const { db } = store;
      await db
        .insertInto('sign_ins')
        .values([signIn('old', OVER), signIn('young', HOLDS)])
        .execute();
      const codes = [code('old-1', 'reset', OVER), code('old-2', 'external', OVER), code('old-3', 'registration', OVER)];
      await db
        .insertInto('codes')
        .values([...codes, code('open', 'registration', NOW + DAY), code('young', 'reset', HOLDS)])
        .execute();
      await db
        .insertInto('sessions')
        .values([session('old', OVER), session('open', NOW + 1), session('young', HOLDS)])
        .execute();
      const rows = [failures('quiet', OVER), failures('locked', OVER, HOLDS), failures('open-again', OVER, OVER), failures('young', HOLDS)];
      await db.insertInto('sign_in_failures').values(rows).execute();
      const past = NOW - 90 * DAY - 1;
      const entries = [entry('locked', past, 'gone'), entry('wrong-password', past, 'gone'), entry('sign-in-refused', past, 'gone')];
      const kept = auditKinds.filter((kind) => !entries.some((one) => one.kind === kind)).map((kind) => entry(kind, past, 'stays'));
      await db
        .insertInto('audit_log')
        .values([...entries, ...kept, entry('locked', past + 2, 'stays')])
        .execute();
      await sweep(db, NOW);
      expect([await left('sign_ins'), await left('codes'), await left('sessions'), await addresses()]).toEqual([
        ['young'],
        ['open', 'young'],
        ['open', 'young'],
        ['locked', 'young'],
      ]);
      const details = await db.selectFrom('audit_log').select('detail').execute();
      expect(details.map(({ detail }) => detail)).toEqual(Array.from({ length: kept.length + 1 }, () => 'stays'));
      expect(await db.selectFrom('accounts').select('id').execute()).toEqual([{ id: account }]);
    });

    test('a preview link is deleted ninety days after its end; until then the list shows it', async () => {
      const { db } = store;
      await publishEvents(store);
      const [event] = await store.events();
      const link = (id: string, expires_at: number) => ({
        id,
        event_id: event!.id,
        creator: 'cli',
        created_at: 0,
        expires_at,
        from_at: null,
        to_at: null,
        last_used_at: null,
        revoked_at: null,
      });
      const end = NOW - 90 * DAY;
      await db
        .insertInto('preview_links')
        .values([link('gone', end - 1), link('shown', end), link('open', NOW + DAY)])
        .execute();
      await sweep(db, NOW);
      const left = await db.selectFrom('preview_links').select('id').orderBy('id').execute();
      expect(left.map(({ id }) => id)).toEqual(['open', 'shown']);
    });

    test('a registration goes after thirty days; accounts stay, confirmed or not', async () => {
      const { db } = store;
      const invited = await addAccount(store, 'invited@example.org');
      const past = { created_at: NOW - 40 * DAY, password_hash: null, confirmed_at: null };
      await db.updateTable('accounts').set(past).where('id', '=', invited).execute();
      const registration = {
        email: 'w@example.org',
        firstName: 'W',
        surname: 'W',
        passwordHash: 'hash',
        termsAccepted: false,
        browser: 'b',
      };
      for (const at of [NOW - REGISTRATION_HOLDS, NOW - REGISTRATION_HOLDS + 1])
        await addRegistration({ db, clock: { now: () => at } }, 'demo', registration);
      await sweep(db, NOW);
      expect((await db.selectFrom('registrations').select('created_at').execute()).map((row) => row.created_at)).toEqual([
        NOW - REGISTRATION_HOLDS + 1,
      ]);
      expect((await db.selectFrom('accounts').select('id').orderBy('id').execute()).map(({ id }) => id)).toEqual([account, invited]);
    });

    test('whose failures are gone is counted as they would have been', async () => {
      const gone = { count: 9, lockedUntil: null, lastAt: NOW - DAY };
      expect(countWrong(gone, NOW)).toEqual(countWrong(undefined, NOW));
      const kept = { ...gone, lastAt: NOW - DAY + 1 };
      expect(countWrong(kept, NOW)).not.toEqual(countWrong(undefined, NOW));
    });

    test('many rows go in many statements; one that has to end leaves the rest', async () => {
      const { db } = store;
      await db.deleteFrom('sign_in_failures').execute();
      const rows = Array.from({ length: 1200 }, (_, nth) => failures(`many-${String(nth).padStart(4, '0')}`, OVER));
      for (let at = 0; at < rows.length; at += 200)
        await db
          .insertInto('sign_in_failures')
          .values(rows.slice(at, at + 200))
          .execute();
      let asked = 0;
      await sweep(db, NOW, () => asked++ < 5);
      const some = (await addresses()).length;
      expect(some).toBeGreaterThan(0);
      expect(some).toBeLessThan(1200);
      await sweep(db, NOW);
      expect(await addresses()).toEqual([]);
    });

    test('a server sweeps soon after its start and then now and then, until it closes', async () => {
      const { db } = store;
      const write = () => db.insertInto('sign_in_failures').values(failures('timer', OVER)).execute();
      const isSwept = () => vi.waitFor(async () => expect(await addresses()).toEqual([]), { timeout: 10_000 });
      await write();
      const stop = startSweeper({ db, clock: { now: () => NOW }, onProblem: () => undefined, first: 1, every: 30 });
      await isSwept();
      await write();
      await isSwept();
      await stop();
      await write();
      await new Promise((done) => setTimeout(done, 150));
      expect(await addresses()).toEqual(['timer']);
    });
  });
}

test('what cannot be deleted is reported, and tried again', async () => {
  const { make } = databases[0]!;
  const database = await make();
  const { db, close } = await openStore(database.location);
  await close();
  const told: string[] = [];
  const stop = startSweeper({ db, clock: { now: () => NOW }, onProblem: (line) => told.push(line), first: 1, every: 20 });
  await vi.waitFor(() => expect(told.length).toBeGreaterThan(1), { timeout: 10_000 });
  await stop();
  await database.remove();
});
