// Publishing an event: contents go ahead in small transactions, then one writes a new, immutable version, or nothing when nothing changed.
import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { ResourceRow } from '../../src/contract/core.ts';
import { eventName } from '../../src/contract/event-name.ts';
import type { DataText } from '../../src/model/adapters/files-to-rows.ts';
import { type Blobs, writeAhead } from './blobs.ts';
import type { Asset } from './read-folder.ts';
import type { Tables } from './schema.ts';
import { isServerPath } from './server-paths.ts';

/** What an event publishes. */
export type Publication = {
  instance: string;
  event: string;
  /** Text of the instance's `instance.json`; `{}` for none. */
  instanceDocument: string;
  rows: readonly ResourceRow[];
  data: readonly DataText[];
  /** By path; a later asset of the same path replaces an earlier one, so the event's own come after the instance's. */
  assets: readonly Asset[];
};

/** What came of it. `unchanged`: the content equals the current version, which stays. */
export type Published = { eventId: number; version: number; unchanged: boolean };

/** Publishing was refused; nothing was written. The message is for the organiser. */
export class PublishRefused extends Error {}

/** Names are compared without regard to case, as addresses are. */
export const nameKey = (name: string): string => name.toLowerCase();

/** Column `event_key`: the exact name of an event in lower case. */
export const eventKey = (instance: string, short: string): string => nameKey(eventName(instance, short));

const usableName = /^[A-Za-z0-9][A-Za-z0-9_-]*$/;

/** Rows per statement: SQLite takes 32,766 values in one. */
const BATCH = 1000;

/** A publication as it is stored: contents by hash, and the hash of everything. */
type Prepared = {
  blobs: Blobs;
  data: { name: string; file: string; blob_hash: string }[];
  assets: { path: string; type: string; size: number; blob_hash: string }[];
  content_hash: string;
};

/**
 * Publishes. `publishedAt` is ISO 8601 in UTC; `announce` notifies other servers of the version. Throws PublishRefused for an
 * unusable name.
 */
export async function publishTo(
  db: Kysely<Tables>,
  publication: Publication,
  publishedAt: string,
  announce: (within: Transaction<Tables>) => Promise<void>,
): Promise<Published> {
  checkNames(publication);
  const prepared = prepare(publication);
  const found = await foundEvent(db, publication);
  if (found && found.content_hash === prepared.content_hash) return { eventId: found.id, version: found.current_version, unchanged: true };
  await writeAhead(db, prepared.blobs);
  return db.transaction().execute(async (within) => {
    const published = await publishWithin(within, publication, prepared, publishedAt);
    if (!published.unchanged) await announce(within);
    return published;
  });
}

function checkNames({ instance, event }: Publication): void {
  for (const name of [instance, event]) {
    if (!usableName.test(name)) throw new PublishRefused(`"${name}" cannot stand in an address; use letters, digits, - and _.`);
  }
  if (isServerPath(instance)) throw new PublishRefused(`The instance name "${instance}" is an address of the server itself.`);
}

function prepare(publication: Publication): Prepared {
  const blobs = new Map<string, Uint8Array>();
  const keep = (bytes: Uint8Array): string => {
    const hash = sha256(bytes);
    blobs.set(hash, bytes);
    return hash;
  };
  const data = publication.data.map(({ name, file, text }) => ({ name, file, blob_hash: keep(Buffer.from(text)) }));
  const assets = [...new Map(publication.assets.map((asset) => [asset.path, asset])).values()].map(({ path, type, bytes }) => ({
    path,
    type,
    size: bytes.byteLength,
    blob_hash: keep(bytes),
  }));
  const content_hash = sha256(JSON.stringify([publication.instanceDocument, publication.rows, data, assets]));
  return { blobs, data, assets, content_hash };
}

async function publishWithin(
  within: Transaction<Tables>,
  publication: Publication,
  { data, assets, content_hash }: Prepared,
  publishedAt: string,
): Promise<Published> {
  const event = await eventOf(within, publication);
  if (event.content_hash === content_hash) return { eventId: event.id, version: event.current_version, unchanged: true };

  const version = event.current_version + 1;
  const key = { event_id: event.id, version };
  await within
    .insertInto('versions')
    .values({
      event_id: event.id,
      number: version,
      published_at: publishedAt,
      content_hash,
      instance_document: publication.instanceDocument,
    })
    .execute();
  const rows = publication.rows.map((row, position) => ({
    ...key,
    position,
    setname: row.setname,
    resourcename: row.resourcename,
    resourcevalue: row.resourcevalue,
    language: row.language ?? null,
    source: row.source ? JSON.stringify(row.source) : null,
  }));
  for (const batch of batches(rows)) await within.insertInto('resource_rows').values(batch).execute();
  for (const batch of batches(data.map((file, position) => ({ ...key, position, ...file }))))
    await within.insertInto('data_files').values(batch).execute();
  for (const batch of batches(assets.map((asset) => ({ ...key, ...asset })))) await within.insertInto('assets').values(batch).execute();
  await within.updateTable('events').set({ current_version: version, short_name: publication.event }).where('id', '=', event.id).execute();
  return { eventId: event.id, version, unchanged: false };
}

/** The event's row, made when new. */
async function eventOf(within: Transaction<Tables>, { instance, event }: Publication) {
  // The first statement writes: SQLite takes its write lock now and not midway, PostgreSQL locks the instance against a second publisher.
  await within
    .insertInto('instances')
    .values({ name_key: nameKey(instance), name: instance })
    .onConflict((conflict) => conflict.column('name_key').doUpdateSet({ name: instance }))
    .execute();
  await within
    .insertInto('events')
    .values({ instance_key: nameKey(instance), short_name: event, event_key: eventKey(instance, event), current_version: 0 })
    .onConflict((conflict) => conflict.column('event_key').doNothing())
    .execute();
  return (await foundEvent(within, { instance, event }))!;
}

/** The event's row with the hash of its current version; undefined when there is none. */
function foundEvent(db: Kysely<Tables>, { instance, event }: Pick<Publication, 'instance' | 'event'>) {
  return db
    .selectFrom('events')
    .leftJoin('versions', (join) =>
      join.onRef('versions.event_id', '=', 'events.id').onRef('versions.number', '=', 'events.current_version'),
    )
    .select(['events.id', 'events.current_version', 'versions.content_hash'])
    .where('event_key', '=', eventKey(instance, event))
    .executeTakeFirst();
}

const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

function batches<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / BATCH) }, (_, index) => all.slice(index * BATCH, (index + 1) * BATCH));
}
