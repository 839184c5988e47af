// Personal programmes in the browser: a visitor's on the device, joined with the account's; at once on screen, undone by what calls for it.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { favourites, favouritesChanged } from '../../stores/favourites.ts';
import { clearOutbox, dropEntry, outbox, setEntryState } from '../../stores/outbox.ts';
import { openFavourites } from './open-favourites.ts';
import type { RunningFavourites } from './running-favourites.ts';
import { readDevice } from './device-lists.ts';

const EVENT = 'demo/heart27';
const star = (id: string, isOn = true) => ({ kind: 'session', id, isOn }) as const;
const sessions = () => favourites.getState().session;

/** What the server has of the account, and whether it answers. */
const server = { stored: new Set<string>(), works: true, refuses: false, asked: [] as string[] };

const fetch: typeof globalThis.fetch = async (address, init) => {
  const url = String(address);
  const method = init?.method ?? 'GET';
  server.asked.push(`${method} ${url.split('?', 1)[0]!}`);
  if (!server.works) throw new TypeError('no connection');
  if (url.includes('PagPersonalSchedule'))
    return Response.json([...server.stored].map((SessionId) => ({ SessionId, PresentationId: 0, UserId: 0, CompanyAccountId: 0 })));
  if (url.includes('PersonalAppointments')) return Response.json([]);
  if (server.refuses) return Response.json({ error: { code: 'full' } }, { status: 409 });
  if (method === 'DELETE')
    return Response.json({ Removed: server.stored.delete(new URL(url, 'https://example.org').searchParams.get('pSessionId')!) });
  const ids = JSON.parse(init?.body as string) as string[];
  ids.forEach((id) => server.stored.add(id));
  return Response.json({ Added: ids.length });
};

const opened: RunningFavourites[] = [];
const open = (account = '', more: Partial<Parameters<typeof openFavourites>[0]> = {}) => {
  const parts = {
    of: `${EVENT} ${account}`,
    event: EVENT,
    account,
    api: { base: '', fetch },
    now: () => 1_800_000_000_000,
    isPreview: false,
  };
  const one = openFavourites({ ...parts, ...more });
  opened.push(one);
  return one;
};

beforeEach(async () => {
  localStorage.clear();
  await clearOutbox();
  Object.assign(server, { stored: new Set(), works: true, refuses: false, asked: [] });
});
afterEach(() => {
  opened.splice(0).forEach((one) => one.stop());
  favourites.setState(favourites.getInitialState());
  vi.restoreAllMocks();
});

test('a visitor’s are kept on the device under the names of the specification, for this event', async () => {
  const one = open();
  await one.change(star('s-1'), 'label');
  await one.change(star('s-1'), 'label');
  await one.change({ kind: 'speaker', id: 'p', isOn: true }, 'label');
  expect(localStorage.getItem(`foyer.favoriteSessions.${EVENT}`)).toBe('["s-1"]');
  expect(localStorage.getItem(`foyer.favoriteSpeakers.${EVENT}`)).toBe('["p"]');
  await one.change({ kind: 'company', id: '701', isOn: true }, 'label');
  expect(localStorage.getItem(`foyer.favoriteCompanies.${EVENT}`)).toBe('["701"]');
  expect(favourites.getState().keys.has('session s-1')).toBe(true);
  await one.change(star('s-1', false), 'label');
  expect([sessions(), localStorage.getItem(`foyer.favoriteSessions.${EVENT}`), server.asked]).toEqual([[], null, []]);
});

test('without storage they hold for the page', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('refused');
  });
  const one = open();
  await one.change(star('s-1'), 'label');
  expect(sessions()).toEqual(['s-1']);
  vi.restoreAllMocks();
  await one.change(star('s-1', false), 'label');
});

test('a preview reads and stores nothing', async () => {
  await open().change(star('own'), 'label');
  const preview = open('', { of: 'preview', isPreview: true });
  expect(sessions()).toEqual([]);
  await preview.change(star('seen'), 'label');
  expect([sessions(), readDevice(EVENT).session]).toEqual([['seen'], ['own']]);
});

test('what a visitor chose joins the account; the device’s copy goes when the server has it', async () => {
  await open().change(star('s-1'), 'label');
  server.stored.add('s-2');
  server.refuses = true;
  const first = open('7');
  await expect.poll(() => [...sessions()].sort()).toEqual(['s-1', 's-2']);
  expect(readDevice(EVENT).session).toEqual(['s-1']);
  server.refuses = false;
  first.readAgain();
  await expect.poll(() => [...server.stored].sort()).toEqual(['s-1', 's-2']);
  await expect.poll(() => readDevice(EVENT).session).toEqual([]);
  expect([...sessions()].sort()).toEqual(['s-1', 's-2']);
});

test('a change is on screen at once, and undone where the server refuses it', async () => {
  const one = open('7');
  await expect.poll(() => favourites.getState().phase).toBe('ready');
  server.refuses = true;
  const answer = one.change(star('s-1'), 'label');
  expect(sessions()).toEqual(['s-1']);
  expect((await answer).ok).toBe(false);
  expect(sessions()).toEqual([]);
});

test('without connection it waits in the outbox, on screen, on the next page, too', async () => {
  server.stored.add('s-1').add('s-2');
  const one = open('7');
  await expect.poll(() => sessions().length).toBe(2);
  server.works = false;
  expect((await one.change(star('s-1', false), 'Remove')).ok).toBe('kept');
  expect(sessions()).toEqual(['s-2']);
  expect(outbox.getState().entries.map(({ method, label }) => [method, label])).toEqual([['DELETE', 'Remove']]);
  one.stop();
  favourites.setState(favourites.getInitialState());
  open('7');
  expect(sessions()).toEqual(['s-2']);
});

test('what is discarded while it waits, and what is refused later, is not shown as stored', async () => {
  const one = open('7');
  await expect.poll(() => favourites.getState().phase).toBe('ready');
  server.works = false;
  for (const end of ['discarded', 'refused'] as const) {
    expect((await one.change(star('s-1'), 'Add')).ok).toBe('kept');
    expect(sessions()).toEqual(['s-1']);
    const { id } = outbox.getState().entries[0]!;
    setEntryState(id, 'sending');
    if (end === 'refused') setEntryState(id, 'refused', { status: 409, code: 'full' });
    else {
      setEntryState(id, 'waiting');
      await dropEntry(id);
    }
    expect(sessions(), end).toEqual([]);
  }
});

test('what another device of the account has changed is read when the hub says so', async () => {
  open('7');
  await expect.poll(() => favourites.getState().phase).toBe('ready');
  server.stored.add('elsewhere');
  favouritesChanged();
  await expect.poll(() => sessions()).toEqual(['elsewhere']);
});

test('starred companies are sent to their endpoint, and join the account like the others', async () => {
  await open().change({ kind: 'company', id: '701', isOn: true }, 'label');
  open('7');
  await expect.poll(() => server.asked).toContain('POST /api/Modules/PersonalProgramCompany/');
  await expect.poll(() => readDevice(EVENT).company).toEqual([]);
});
