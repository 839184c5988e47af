// Where the outbox outlives a reload: one object store of IndexedDB. Nothing here throws; without storage the outbox lives as long as the page.

const DATABASE = 'foyer-outbox';
const STORE = 'entries';

function open(): Promise<IDBDatabase> {
  return new Promise((done, fail) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error ?? new Error('no storage'));
    request.onblocked = () => fail(new Error('no storage'));
  });
}

async function within<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T | undefined> {
  try {
    const database = await open();
    try {
      return await new Promise<T>((done, fail) => {
        const transaction = database.transaction(STORE, mode);
        const request = work(transaction.objectStore(STORE));
        transaction.oncomplete = () => done(request.result);
        transaction.onabort = () => fail(transaction.error ?? new Error('not stored'));
      });
    } finally {
      database.close();
    }
  } catch {
    return undefined;
  }
}

/** Everything that is stored, in the order of the ids. */
export const storedEntries = async (): Promise<unknown[]> => (await within<unknown[]>('readonly', (store) => store.getAll())) ?? [];

/** Stores one; returns whether it is stored. */
export const storeEntry = async (entry: { id: string }): Promise<boolean> =>
  (await within('readwrite', (store) => store.put(entry))) !== undefined;

/** Removes all. */
export async function clearEntries(): Promise<void> {
  await within('readwrite', (store) => store.clear());
}

/** Removes one. */
export async function removeEntry(id: string): Promise<void> {
  await within('readwrite', (store) => store.delete(id));
}
