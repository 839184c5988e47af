// Serves a configuration folder as it is, published unchecked into a temporary store: for commands that look at pages.
import { rmSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from './start.ts';
import { publishFolder } from './store/publish-folder.ts';
import { type Database, openStore } from './store/store.ts';

export type ServeFolder = {
  /** Root of the configuration. */
  folder: string;
  /** Instant of publication (ms since 1970), at which the server also starts to live. */
  now: number;
  /** Folder of the built app. It is copied first, so that a build in the meantime changes nothing. */
  app: string;
  /** Writes what the store is to have besides the configuration, once that is published. */
  prepare?: (store: Database) => Promise<void>;
};

export type ServedFolder = {
  /** `http://127.0.0.1:port`. */
  address: string;
  /** Folder of the copy of the app that is served. */
  app: string;
  /** Events that could not be published all the same, `instance/event`: their name is not valid in an address. */
  refused: readonly string[];
  /** Stops the server and takes its store away. */
  close: () => Promise<void>;
};

/** Starts a server on a free port of this machine. Throws when the folder or the app cannot be read. */
export async function serveFolder({ folder, now, app: built, prepare }: ServeFolder): Promise<ServedFolder> {
  const data = await mkdtemp(join(tmpdir(), 'foyer-serve-'));
  // A process that ends without closing (its reader went away) must not leave the store behind either.
  const goneAtOnce = (): void => rmSync(data, { recursive: true, force: true });
  process.once('exit', goneAtOnce);
  const gone = (): Promise<void> => {
    process.off('exit', goneAtOnce);
    return rm(data, { recursive: true, force: true });
  };
  try {
    const app = join(data, 'app');
    await cp(built, app, { recursive: true });
    const store = await openStore({ folder: data });
    // Faults are what the pages are opened for, so nothing is held back.
    const { events } = await publishFolder({ store, folder, validate: () => [], now })
      .then(async (published) => {
        await prepare?.(store);
        return published;
      })
      .finally(() => store.close());
    const server = await startServer(
      {
        port: 0,
        host: '127.0.0.1',
        store: { folder: data },
        startsAt: now,
        frameAncestors: [],
        trustProxy: false,
        logLevel: 'silent',
        // For this command, on this machine, as long as it runs.
        preview: 'development',
        development: false,
        configuration: '',
        app,
      },
      () => {},
    );
    return {
      address: server.address,
      app,
      refused: events.filter(({ outcome }) => outcome === 'refused').map(({ instance, event }) => `${instance}/${event}`),
      close: () => server.close().finally(gone),
    };
  } catch (error) {
    await gone();
    throw error;
  }
}
