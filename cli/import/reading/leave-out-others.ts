// Fields of a source that a format does not take over, told by name, so that nothing is lost in silence.
import type { Report } from '../report.ts';
import { isBlank } from '../schedule/session-details.ts';
import type { Fields } from './fields.ts';

/** Reports the fields that are filled and not among `read`, as `<where>.<name>`; `where` may be empty. */
export function leaveOutOthers(fields: Fields, read: ReadonlySet<string>, where: string, reason: string, report: Report): void {
  for (const name of Object.keys(fields))
    if (!read.has(name) && !isBlank(fields[name])) report.leaveOut(where === '' ? name : `${where}.${name}`, reason);
}
