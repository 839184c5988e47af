// Preview links as the store keeps them: who made which, until when, last used when, and those that were revoked.
import type { Kysely } from 'kysely';
import type { Tables } from '../store/schema.ts';
import type { PreviewLink } from './preview-links.ts';

type Db = Kysely<Tables>;

/** A link in the list. Instants in ms since 1970; `place` is `instance/event`. */
export type ListedLink = Tables['preview_links'] & { place: string };

/** How long a use is not recorded again, ms: a page sends many requests at once. */
const NOTED = 600_000;

/** Keeps a new link; it opens nothing before. */
export async function keepPreviewLink(db: Db, link: PreviewLink, made: { eventId: number; creator: string; now: number }): Promise<void> {
  const { id, from, to, expires } = link;
  const row = { id, event_id: made.eventId, creator: made.creator, created_at: made.now, expires_at: expires };
  await db
    .insertInto('preview_links')
    .values({ ...row, from_at: from ?? null, to_at: to ?? null, last_used_at: null, revoked_at: null })
    .execute();
}

/** Whether a link is known for the event and was not revoked; asked each time, so that one that is revoked ends at once. Notes the use. */
export async function usePreviewLink(db: Db, { id, eventId, now }: { id: string; eventId: number; now: number }): Promise<boolean> {
  const row = await db
    .selectFrom('preview_links')
    .select('last_used_at')
    .where('id', '=', id)
    .where('event_id', '=', eventId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (!row) return false;
  if (row.last_used_at === null || Math.abs(now - row.last_used_at) >= NOTED) noteUse(db, id, now);
  return true;
}

/** Not awaited, and a failure to record it does not prevent the preview. */
const noteUse = (db: Db, id: string, now: number): void =>
  void db
    .updateTable('preview_links')
    .set({ last_used_at: now })
    .where('id', '=', id)
    .execute()
    .then(
      () => {},
      () => {},
    );

/** All links, the newest first; of one event where given. */
export async function listPreviewLinks(db: Db, eventId?: number): Promise<ListedLink[]> {
  const rows = await db
    .selectFrom('preview_links')
    .innerJoin('events', 'events.id', 'preview_links.event_id')
    .innerJoin('instances', 'instances.name_key', 'events.instance_key')
    .selectAll('preview_links')
    .select(['instances.name', 'events.short_name'])
    .$if(eventId !== undefined, (query) => query.where('event_id', '=', eventId!))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ name, short_name, ...row }) => ({ ...row, place: `${name}/${short_name}` }));
}

/** Revokes a link by its id, or with `all` each that is still valid; of one event if given. Returns the ids of those that are revoked now. */
export async function revokePreviewLinks(db: Db, asked: { id: string; eventId?: number | undefined; now: number }): Promise<string[]> {
  const rows = await db
    .updateTable('preview_links')
    .set({ revoked_at: asked.now })
    .where('revoked_at', 'is', null)
    .$if(asked.id !== 'all', (query) => query.where('id', '=', asked.id))
    .$if(asked.eventId !== undefined, (query) => query.where('event_id', '=', asked.eventId!))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
