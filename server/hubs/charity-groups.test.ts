// The group of the charity challenge: joined where it is open, told at once and then at most every two seconds, also of writes of other processes.
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../fixture/test-app.ts';
import { type Database, openStore, type Store } from '../store/store.ts';
import { localSignals } from '../store/local-signals.ts';
import { announceCharity, type CharityGroupsParts, createCharityGroups } from './charity-groups.ts';
import { HubError, type Member } from './hub.ts';

type Guest = Parameters<ReturnType<typeof createCharityGroups>['join']>[0]['guest'];

let folder: ReturnType<typeof temporaryFolder>;
let store: Store & Database;
beforeAll(async () => {
  folder = temporaryFolder({});
  store = await openStore({ folder: folder.path });
});
afterAll(async () => {
  await store.close();
  folder.remove();
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return () => void vi.useRealTimers();
});

const charity = { projects: [{ Id: 'boat' }], challenges: [], startTime: null, endTime: null };
const event = (id: number) => ({ id, rows: [], documents: { read: () => charity } });

function groups(isOpen = true) {
  const signals = localSignals();
  let changed = (): void => undefined;
  const made = createCharityGroups({
    people: { db: store.db, signals },
    eventCache: { byId: (id: number) => Promise.resolve(event(id)) },
    accessControl: { ofCaller: () => ({ page: () => isOpen }) },
    onChange: (listener: () => void) => ((changed = listener), () => undefined),
    failed: (error: unknown) => {
      throw error;
    },
  } as unknown as CharityGroupsParts);
  const told: string[] = [];
  const member = (name: string, eventId = 1) =>
    ({
      guest: { eventId, caller: () => Promise.resolve({}) },
      send: (what: string) => told.push(`${name} ${what}`),
    }) as unknown as Member<Guest>;
  return { ...made, signals, told, member, changed: () => changed() };
}

/** Signals and the database answer without timers. */
const settled = () => new Promise<void>((done) => setImmediate(() => setImmediate(() => setImmediate(done))));

test('members of the event are told at once, and of what follows after a pause', async () => {
  const { join, leave, close, signals, told, member } = groups();
  const [ada, bo] = [member('ada'), member('bo')];
  await join(ada);
  await join(bo);
  await join(member('other', 2));
  await announceCharity({ signals }, 1);
  await settled();
  expect(told).toEqual(['ada CharityChanged', 'bo CharityChanged']);
  leave(bo);
  for (let nth = 0; nth < 50; nth++) await announceCharity({ signals }, 1);
  await settled();
  expect(told).toHaveLength(2);
  vi.advanceTimersByTime(2000);
  expect(told.slice(2)).toEqual(['ada CharityChanged']);
  // Nothing more has happened.
  vi.advanceTimersByTime(4000);
  expect(told).toHaveLength(3);
  close();
});

test('nobody joins where it is closed', async () => {
  const { join, member } = groups(false);
  await expect(join(member('ada'))).rejects.toThrow(HubError);
});

test('points that another process has written are told', async () => {
  const { join, close, told, member, changed } = groups();
  const instance = { name_key: 'demo', name: 'demo' };
  await store.db.insertInto('instances').values(instance).execute();
  const { id: event_id } = await store.db
    .insertInto('events')
    .values({ instance_key: 'demo', short_name: 'a', event_key: 'demo/a', current_version: 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await join(member('ada', event_id));
  changed();
  await settled();
  expect(told).toEqual([]);
  const account = { instance_key: 'demo', email: 'e', email_key: 'e', first_name: '', surname: '', password_hash: null, confirmed_at: 1 };
  const more = { terms_accepted_at: 1, created_at: 1, blocked_at: null, profile: '{}', picture: '', is_professional: null, is_staff: 0 };
  const { id: account_id } = await store.db
    .insertInto('accounts')
    .values({ ...account, ...more })
    .returning('id')
    .executeTakeFirstOrThrow();
  const row = { event_id, account_id, challenge_id: 'quiz', project_id: 'boat', right_answers: 1, points: 10, done_at: 1 };
  await store.db.insertInto('charity_points').values(row).execute();
  changed();
  await vi.waitFor(() => expect(told).toEqual(['ada CharityChanged']));
  close();
});
