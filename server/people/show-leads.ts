// What an export of a person shows of what they gave to companies, with what those have noted about them (quality S29).
import type { Selectable } from 'kysely';
import type { Tables } from '../store/schema.ts';

const iso = (instant: number): string => new Date(instant).toISOString();

export const showLead = (row: Selectable<Tables['leads']>) => ({
  event: row.event_id,
  company: row.company_id,
  withoutAccount: row.account_id === null,
  firstname: row.first_name,
  surname: row.surname,
  email: row.email,
  topic: row.topic,
  message: row.message,
  consent: row.consent,
  givenAt: iso(row.given_at),
  changedAt: iso(row.changed_at),
  note: row.note,
  quality: row.quality,
  notedAt: row.noted_at === null ? null : iso(row.noted_at),
});
