// Time zones as calendars name them: by any usual name, with a prefix, or by a definition of their own.
import { zoneOfName } from '../values/zone-names.ts';

/** The IANA zone behind a TZID; empty when nothing is known by that name. `own` are the names a calendar defines itself. */
export function zoneNamed(name: string, own: ReadonlyMap<string, string>): string {
  // `/mozilla.org/20050126_1/Europe/Berlin` carries the name at its end.
  const parts = name.split('/');
  const known = [name, own.get(name) ?? '', parts.slice(-3).join('/'), parts.slice(-2).join('/')];
  return known.map(zoneOfName).find((zone) => zone !== '') ?? '';
}
