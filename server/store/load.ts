// Reading what was published: the list of events, a version with its rows and data, the head of an asset.
import type { Kysely } from 'kysely';
import type { ResourceRow } from '../../src/contract/core.ts';
import type { DataText } from '../../src/model/adapters/files-to-rows.ts';
import type { Tables } from './schema.ts';
import { isWithdrawn } from './withdrawals.ts';

/** A published event as a list shows it. */
export type EventHead = { id: number; instance: string; shortName: string; version: number };
/** One immutable version with all that is served from memory. */
export type StoredVersion = { version: number; publishedAt: string; instanceDocument: string; rows: ResourceRow[]; data: DataText[] };
/** A published asset; `hash` is the SHA-256 of its bytes (hex), `size` in bytes, `isWithdrawn` when it was taken off for good. */
export type AssetHead = { type: string; hash: string; size: number; isWithdrawn?: true };

/** Every event that has a published version. */
export async function publishedEvents(db: Kysely<Tables>): Promise<EventHead[]> {
  const rows = await db
    .selectFrom('events')
    .innerJoin('instances', 'instances.name_key', 'events.instance_key')
    .select(['events.id', 'events.short_name', 'events.current_version', 'instances.name'])
    .where('events.current_version', '>', 0)
    .orderBy('events.id')
    .execute();
  return rows.map((row) => ({ id: row.id, instance: row.name, shortName: row.short_name, version: row.current_version }));
}

/** One version; undefined when it was never published. */
export async function loadVersion(db: Kysely<Tables>, eventId: number, version: number): Promise<StoredVersion | undefined> {
  const head = await db.selectFrom('versions').selectAll().where('event_id', '=', eventId).where('number', '=', version).executeTakeFirst();
  if (!head) return undefined;
  const rows = await db
    .selectFrom('resource_rows')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('version', '=', version)
    .orderBy('position')
    .execute();
  const data = await db
    .selectFrom('data_files')
    .innerJoin('blobs', 'blobs.hash', 'data_files.blob_hash')
    .select(['name', 'file', 'bytes'])
    .where('event_id', '=', eventId)
    .where('version', '=', version)
    .orderBy('position')
    .execute();
  return {
    version,
    publishedAt: head.published_at,
    instanceDocument: head.instance_document,
    rows: rows.map(resourceRow),
    data: data.map(({ name, file, bytes }) => ({ name, file, text: Buffer.from(bytes).toString() })),
  };
}

function resourceRow(
  row: Pick<Tables['resource_rows'], 'setname' | 'resourcename' | 'resourcevalue' | 'language' | 'source'>,
): ResourceRow {
  return {
    resourcename: row.resourcename,
    resourcevalue: row.resourcevalue,
    setname: row.setname,
    ...(row.language === null ? {} : { language: row.language }),
    // Written by Foyer itself when the version was published.
    ...(row.source === null ? {} : { source: JSON.parse(row.source) as NonNullable<ResourceRow['source']> }),
  };
}

/** The head of an asset by its path; undefined when that version has none. */
export async function assetOf(db: Kysely<Tables>, eventId: number, version: number, path: string): Promise<AssetHead | undefined> {
  const row = await db
    .selectFrom('assets')
    .select(['type', 'size', 'blob_hash'])
    .select(isWithdrawn)
    .where('event_id', '=', eventId)
    .where('version', '=', version)
    .where('path', '=', path)
    .executeTakeFirst();
  return row && { type: row.type, size: row.size, hash: row.blob_hash, ...(row.is_withdrawn ? { isWithdrawn: true } : {}) };
}
