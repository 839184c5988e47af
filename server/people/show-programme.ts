// What the export of a person has of their personal programme; the secret of the calendar, and its hash, stay out.
import type { Selectable } from 'kysely';
import type { Tables } from '../store/schema.ts';

const iso = (instant: number): string => new Date(instant).toISOString();

export const showFavourite = ({ event_id, kind, item_id, created_at }: Selectable<Tables['favourites']>) => ({
  event: event_id,
  kind,
  id: item_id,
  createdAt: iso(created_at),
});

export const showAppointment = (row: Selectable<Tables['appointments']>) => ({
  event: row.event_id,
  id: row.id,
  title: row.title,
  place: row.place,
  start: iso(row.starts_at),
  end: iso(row.ends_at),
  changedAt: iso(row.changed_at),
});

export const showCalendar = ({ event_id, created_at }: Selectable<Tables['personal_calendars']>) => ({
  event: event_id,
  createdAt: iso(created_at),
});
