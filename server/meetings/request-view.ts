// Times that are proposed or offered, as the wire carries them.
import { isoInZone } from '../../src/clock/zone.ts';
import type { CompanyRequest } from '../../src/contract/meeting-requests.ts';
import type { PublishedEvent } from '../published/event.ts';
import type { RequestRow } from './stored-requests.ts';

/** One for its person and for a company; in an offer to all staff read no address. */
export const wireRequest = (row: RequestRow, event: PublishedEvent, language: string, reader: 'visitor' | 'staff'): CompanyRequest => ({
  RequestId: row.uid,
  CompanyAccountId: row.company_id,
  CompanyName: (row.company_id && event.exhibition.inLanguage(language).company(row.company_id)?.Name) || '',
  State: row.state,
  Turn: row.turn,
  StartDateTime: isoInZone(row.starts_at, event.timeZone),
  EndDateTime: isoInZone(row.ends_at, event.timeZone),
  Topic: row.topic,
  Place: row.place,
  Firstname: row.first_name,
  Surname: row.surname,
  Email: reader === 'staff' && row.state === 'offered' ? '' : row.email,
  Message: row.message,
  Consent: row.consent,
  Reason: row.reason,
  ChangedAt: new Date(row.changed_at).toISOString(),
});
