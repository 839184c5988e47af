// The store: published events, domains and view counts, on SQLite or PostgreSQL alike.
import type { Kysely } from 'kysely';
import { createListeners } from '../../src/base/listeners.ts';
import type { Engine, Signals } from './engine.ts';
import { type AssetHead, assetOf, type EventHead, loadVersion, publishedEvents, type StoredVersion } from './load.ts';
import { openPostgres } from './postgres/open-postgres.ts';
import { type Publication, type Published, nameKey, publishTo } from './publish.ts';
import type { Tables } from './schema.ts';
import { openSqlite } from './sqlite/open-sqlite.ts';
import { addViews, type CountedView, countView, totalOf, type View, viewsOf } from './views.ts';

/** Where the store is: a folder (SQLite, made when missing), or the address of a PostgreSQL database. */
export type StoreLocation = { folder: string } | { url: string };

/** Which event a host name shows (A §3); a leading `*.` matches every subdomain. */
export type Domain = { hostname: string; instance: string; defaultEvent: string; defaultLanguage: string };

export type Store = {
  /** Publishes as a new version, or finds that nothing changed. Throws PublishRefused. `publishedAt` in ms since 1970. */
  publish: (publication: Publication, publishedAt: number) => Promise<Published>;
  /** Makes `domains` the domains of these instances; others keep their own. */
  setDomains: (instances: readonly string[], domains: readonly Domain[]) => Promise<void>;
  /** All domains; the first that fits a host wins. */
  domains: () => Promise<Domain[]>;
  events: () => Promise<EventHead[]>;
  /** A version that was published; undefined when there is none. */
  load: (eventId: number, version: number) => Promise<StoredVersion | undefined>;
  asset: (eventId: number, version: number, path: string) => Promise<AssetHead | undefined>;
  /** Bytes of an asset by its hash; undefined when unknown. */
  blob: (hash: string) => Promise<Uint8Array | undefined>;
  /** Adds one view and returns the count of all days; durable when it resolves. */
  countView: (view: View) => Promise<number>;
  /** The count of all days. */
  totalOf: (of: Omit<View, 'day'>) => Promise<number>;
  /** Adds counts, all or none; durable when it resolves. */
  addViews: (views: readonly CountedView[]) => Promise<void>;
  /** Counts of an event by day; both bounds (YYYY-MM-DD) belong to it, one that is omitted is open. */
  viewsOf: (eventId: number, days?: { from?: string; to?: string }) => Promise<CountedView[]>;
  /** Calls `listener` when something may have been published, here or by another process. Returns the function that stops it. */
  onChange: (listener: () => void) => () => void;
  /** Ensures that deleted content cannot be read from the database's files; false if they are too busy. */
  overwriteDeleted: () => Promise<boolean>;
  close: () => Promise<void>;
};

/** The database itself, for the rooms that keep people: accounts, sessions, tickets. Published content is read and written through the store alone. */
export type Database = {
  db: Kysely<Tables>;
  /** Between all servers of one database, this one included: at most once each, never to a server that starts later. */
  signals: Signals;
};

export type StoreOptions = {
  /** How long a write waits for another process before it fails, in ms: short for a server, which answers 503, long for a command line. */
  busyTimeout?: number;
  /** Looks for damage in an embedded database before it is used, two seconds at most. */
  check?: boolean;
};

/** Opens a store and brings its tables up to date. Throws when the folder or database cannot be used. */
export async function openStore(location: StoreLocation, { busyTimeout = 1500, check }: StoreOptions = {}): Promise<Store & Database> {
  return storeOn(
    'folder' in location ? await openSqlite(location.folder, { busyTimeout, check }) : await openPostgres(location.url, busyTimeout),
  );
}

function storeOn({ db, announce, watch, signals, overwriteDeleted, close }: Engine): Store & Database {
  const changes = createListeners();
  let stopWatching: (() => void) | undefined;
  return {
    db,
    signals,
    overwriteDeleted,
    async publish(publication, publishedAt) {
      const published = await publishTo(db, publication, new Date(publishedAt).toISOString(), announce);
      if (!published.unchanged) changes.notify();
      return published;
    },
    async setDomains(instances, domains) {
      await db.transaction().execute(async (within) => {
        await within
          .deleteFrom('domains')
          .where('instance', 'in', [...instances, ''])
          .execute();
        for (const [position, domain] of domains.entries()) {
          const row = { position, instance: domain.instance, default_event: domain.defaultEvent, default_language: domain.defaultLanguage };
          await within
            .insertInto('domains')
            .values({ hostname: nameKey(domain.hostname), ...row })
            .onConflict((conflict) => conflict.column('hostname').doUpdateSet(row))
            .execute();
        }
        await announce(within);
      });
      changes.notify();
    },
    async domains() {
      const rows = await db.selectFrom('domains').selectAll().orderBy('position').orderBy('hostname').execute();
      return rows.map((row) => ({
        hostname: row.hostname,
        instance: row.instance,
        defaultEvent: row.default_event,
        defaultLanguage: row.default_language,
      }));
    },
    events: () => publishedEvents(db),
    load: (eventId, version) => loadVersion(db, eventId, version),
    asset: (eventId, version, path) => assetOf(db, eventId, version, path),
    async blob(hash) {
      const row = await db.selectFrom('blobs').select('bytes').where('hash', '=', hash).executeTakeFirst();
      return row?.bytes;
    },
    countView: (view) => countView(db, view),
    totalOf: (of) => totalOf(db, of),
    addViews: (views) => addViews(db, views),
    viewsOf: (eventId, days) => viewsOf(db, eventId, days),
    onChange(listener) {
      stopWatching ??= watch(changes.notify);
      return changes.subscribe(listener);
    },
    async close() {
      stopWatching?.();
      changes.clear();
      await close();
    },
  };
}
