// The last check: only rows that fit the schema of their data file leave an import.
import { type DataFileName, dataFiles } from '../../../src/model/documents/programme.ts';
import type { Place } from '../place.ts';
import type { Report } from '../report.ts';

/** True when the row fits; otherwise its source (`raw`, the row itself when missing) is quarantined with what the schema says. */
export function fits(file: DataFileName, row: unknown, place: Place, report: Report, raw: () => unknown = () => row): boolean {
  const checked = dataFiles[file].safeParse(row);
  if (checked.success) return true;
  const [issue] = checked.error.issues;
  report.quarantine(place, `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'does not fit'}`, raw());
  return false;
}
