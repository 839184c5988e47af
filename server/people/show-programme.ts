// What the export of a person has of their personal programme and of what they watched; the secrets of calendar and link, and their hashes, stay out.
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

export const showShare = (row: Selectable<Tables['personal_shares']>) => ({
  event: row.event_id,
  showsName: row.shows_name === 1,
  showsAppointments: row.shows_appointments === 1,
  createdAt: iso(row.created_at),
});

export const showProgress = ({ event_id, kind, item_id, seconds, changed_at }: Selectable<Tables['watch_progress']>) => ({
  event: event_id,
  kind,
  id: item_id,
  seconds,
  changedAt: iso(changed_at),
});

export const showQuarter = ({ event_id, kind, item_id, quarter, played_at }: Selectable<Tables['watched_quarters']>) => ({
  event: event_id,
  kind,
  id: item_id,
  quarter,
  playedAt: iso(played_at),
});

export const showReminder = ({ event_id, about, about_at, opens_at }: Selectable<Tables['notifications']>) => ({
  event: event_id,
  about,
  // Of a change it is when that was noticed.
  start: about_at === null || about?.startsWith('favourite-') ? null : iso(about_at),
  remindedAt: iso(opens_at),
});

export const showReminderChoice = ({ event_id, minutes }: Selectable<Tables['reminder_choices']>) => ({ event: event_id, minutes });

export const showChange = (row: Selectable<Tables['favourite_changes']>) => ({
  event: row.event_id,
  kind: row.kind,
  id: row.item_id,
  title: row.title,
  start: row.starts_at === null ? null : iso(row.starts_at),
  end: row.ends_at === null ? null : iso(row.ends_at),
  room: row.room,
  calledOff: row.is_off === 1,
  changedAt: iso(row.changed_at),
});
