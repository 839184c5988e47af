// Publishing an event: one transaction writes one new, immutable version, or nothing when nothing changed.
import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { ResourceRow } from '../../src/contract/core.ts';
import type { DataText } from '../../src/model/adapters/files-to-rows.ts';
import type { Asset } from './read-folder.ts';
import type { Tables } from './schema.ts';

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

const usableName = /^[A-Za-z0-9][A-Za-z0-9_-]*$/;
/** First parts of addresses the server answers itself; an instance of this name could not be reached. */
const serverPaths = new Set(['api', 'assets', 'fonts', 'static', 'theme', 'v2']);

/** Rows per statement: SQLite takes 32,766 values in one. */
const BATCH = 1000;

/** Writes a publication. `publishedAt` is ISO 8601 in UTC. Throws PublishRefused for an unusable name, and when the short name belongs to another instance. */
export async function publishWithin(within: Transaction<Tables>, publication: Publication, publishedAt: string): Promise<Published> {
  for (const name of [publication.instance, publication.event]) {
    if (!usableName.test(name)) throw new PublishRefused(`"${name}" cannot stand in an address; use letters, digits, - and _.`);
  }
  if (serverPaths.has(nameKey(publication.instance)))
    throw new PublishRefused(`The instance name "${publication.instance}" is an address of the server itself.`);
  const { event, previous } = await eventOf(within, publication);
  const blobs = new Map<string, Uint8Array>();
  const data = publication.data.map(({ name, file, text }) => ({ name, file, blob_hash: keep(blobs, Buffer.from(text)) }));
  const assets = [...new Map(publication.assets.map((asset) => [asset.path, asset])).values()].map(({ path, type, bytes }) => ({
    path,
    type,
    size: bytes.byteLength,
    blob_hash: keep(blobs, bytes),
  }));
  const content_hash = sha256(JSON.stringify([publication.instanceDocument, publication.rows, data, assets]));
  if (previous && previous.content_hash === content_hash) return { eventId: event.id, version: event.current_version, unchanged: true };

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
  for (const [hash, bytes] of blobs) {
    await within
      .insertInto('blobs')
      .values({ hash, bytes })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
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
  // The first statement writes: SQLite takes its write lock now and not half-way, PostgreSQL locks the instance against a second publisher.
  await within
    .insertInto('instances')
    .values({ name_key: nameKey(instance), name: instance })
    .onConflict((conflict) => conflict.column('name_key').doUpdateSet({ name: instance }))
    .execute();
  await within
    .insertInto('events')
    .values({ instance_key: nameKey(instance), short_name: event, short_key: nameKey(event), current_version: 0 })
    .onConflict((conflict) => conflict.column('short_key').doNothing())
    .execute();
  const found = await within
    .selectFrom('events')
    .innerJoin('instances', 'instances.name_key', 'events.instance_key')
    .select(['events.id', 'events.current_version', 'events.short_name', 'events.instance_key', 'instances.name as owner'])
    .where('short_key', '=', nameKey(event))
    .executeTakeFirstOrThrow();
  if (found.instance_key !== nameKey(instance)) {
    throw new PublishRefused(
      `The short name "${event}" of instance "${instance}" is already used by event "${found.short_name}" of instance "${found.owner}"; a short name is unique on a server. Rename the folder ${instance}/${event}.`,
    );
  }
  const previous = await within
    .selectFrom('versions')
    .select('content_hash')
    .where('event_id', '=', found.id)
    .where('number', '=', found.current_version)
    .executeTakeFirst();
  return { event: found, previous };
}

const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

function keep(blobs: Map<string, Uint8Array>, bytes: Uint8Array): string {
  const hash = sha256(bytes);
  blobs.set(hash, bytes);
  return hash;
}

function batches<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / BATCH) }, (_, index) => all.slice(index * BATCH, (index + 1) * BATCH));
}
