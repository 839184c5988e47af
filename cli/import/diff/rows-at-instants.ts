// The times of rows as instants, so that two programmes can be compared: local times mean nothing without their zone.
import { instantOf, isoInZone } from '../../../src/clock/zone.ts';
import type { ProgrammeRows } from '../rows.ts';
import type { Row } from './row-changes.ts';

/** The rows with each time as the instant it is in this zone, null for none. */
export function rowsAtInstants<R extends ProgrammeRows>(rows: R, timeZone: string): R {
  const instant = (written: string | null | undefined): string | null => {
    const at = typeof written === 'string' && written !== '' ? instantOf(written, timeZone) : undefined;
    return at === undefined ? null : isoInZone(at, timeZone);
  };
  const timed = <T extends Row>(row: T): T => ({
    ...row,
    StartDateTime: instant(row.StartDateTime),
    EndDateTime: instant(row.EndDateTime),
  });
  return { ...rows, sessions: rows.sessions.map(timed), presentations: rows.presentations.map(timed) };
}
