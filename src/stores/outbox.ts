// The outbox: changes made without a connection, which wait on this device and are sent in order when it is back.
import { createStore } from 'zustand/vanilla';
import { clearEntries, removeEntry, storedEntries, storeEntry } from './outbox-storage.ts';

/** One change. Its id is its key for the server, and begins with its place in the order. */
export type OutboxEntry = {
  id: string;
  /** Exact name of the event (`instance/event`) and account (`UserId`) it belongs to. */
  event: string;
  account: string;
  method: string;
  /** Address of the call, and what it sends. */
  address: string;
  body: unknown;
  /** What it is, in words of the reader. */
  label: string;
  /** `refused`: the server does not take it. It is sent no more; it stands here until its person has taken its words back, tries it again, or dismisses it. */
  state: 'waiting' | 'sending' | 'refused';
  /** Status and code of the refusal. */
  status?: number;
  code?: string;
};

export const outbox = createStore<{ entries: readonly OutboxEntry[] }>(() => ({ entries: [] }));

const change = (edit: (entries: readonly OutboxEntry[]) => readonly OutboxEntry[]): void =>
  outbox.setState(({ entries }) => ({ entries: edit(entries) }));

/** Reads what earlier pages have left. What was being sent when a page ended waits again. */
export async function readOutbox(): Promise<void> {
  const stored = (await storedEntries()).filter(isEntry);
  const known = new Set(outbox.getState().entries.map(({ id }) => id));
  const left = stored.flatMap((entry) =>
    known.has(entry.id) ? [] : [{ ...entry, state: entry.state === 'sending' ? ('waiting' as const) : entry.state }],
  );
  change((entries) => [...entries, ...left].sort((a, b) => (a.id < b.id ? -1 : 1)));
}

/** An id for a change made at an instant (ms). */
export const entryId = (instant: number): string => {
  const chance = crypto.getRandomValues(new Uint32Array(2)).join('-');
  return `${String(Math.round(instant)).padStart(15, '0')}-${chance}`;
};

/** Adds a change. Returns whether it outlives a reload. */
export function addToOutbox(made: Omit<OutboxEntry, 'state'>): Promise<boolean> {
  const entry: OutboxEntry = { ...made, state: 'waiting' };
  change((entries) => [...entries, entry]);
  return storeEntry(entry);
}

/** Sets the state of one; a refusal with its status and code. */
export function setEntryState(id: string, state: OutboxEntry['state'], refusal?: { status: number; code: string }): void {
  change((entries) => entries.map((one) => (one.id === id ? { ...one, state, ...refusal } : one)));
  const entry = outbox.getState().entries.find((one) => one.id === id);
  if (entry) void storeEntry(entry);
}

/** Replaces what a refused change sends, and lets it wait again: a server that refused it has carried out nothing under its id. */
export function editEntry(id: string, body: unknown): void {
  change((entries) => entries.map((one) => (one.id === id ? { ...one, body } : one)));
  setEntryState(id, 'waiting');
}

/** Removes one: it was sent, or the reader does not want it. */
export function dropEntry(id: string): Promise<void> {
  change((entries) => entries.filter((one) => one.id !== id));
  return removeEntry(id);
}

/** Removes everything: somebody signs out. */
export function clearOutbox(): Promise<void> {
  change(() => []);
  return clearEntries();
}

/** Stored by Foyer, but possibly by another release. */
function isEntry(value: unknown): value is OutboxEntry {
  const { id, event, account, method, address, label, state } = (value ?? {}) as Record<string, unknown>;
  return (
    [id, event, account, method, address, label].every((text) => typeof text === 'string') &&
    ['waiting', 'sending', 'refused'].includes(String(state))
  );
}
