// Fields of a source that a format does not take over, told by name, so that nothing is lost in silence.
import type { Report } from '../report.ts';
import { isBlank } from '../schedule/session-details.ts';
import type { Fields } from './fields.ts';

/** The names of the fields that are filled and not among `read`. */
export const unreadIn = (fields: Fields, read: ReadonlySet<string>): string[] =>
  Object.keys(fields).filter((name) => !read.has(name) && !isBlank(fields[name]));

/** Reports the fields that are filled and not among `read`, as `<where>.<name>`; `where` may be empty. */
export function leaveOutOthers(fields: Fields, read: ReadonlySet<string>, where: string, reason: string, report: Report): void {
  for (const name of unreadIn(fields, read)) report.leaveOut(where === '' ? name : `${where}.${name}`, reason);
}
