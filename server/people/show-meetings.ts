// What an export of a person shows of the meetings they booked (quality S29).
import type { Selectable } from 'kysely';
import type { Tables } from '../store/schema.ts';

const iso = (instant: number): string => new Date(instant).toISOString();

export const showMeeting = (row: Selectable<Tables['meeting_bookings']>) => ({
  event: row.event_id,
  slot: row.slot_id,
  company: row.company_id,
  state: row.state,
  agreed: row.is_agreed === 1,
  topic: row.topic,
  place: row.place,
  start: iso(row.starts_at),
  end: iso(row.ends_at),
  firstname: row.first_name,
  surname: row.surname,
  email: row.email,
  message: row.message,
  consent: row.consent,
  reason: row.reason,
  bookedAt: iso(row.booked_at),
  changedAt: iso(row.changed_at),
  dismissedAt: row.dismissed_at === null ? null : iso(row.dismissed_at),
});
