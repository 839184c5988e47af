// Reads calendars in JSON (jCal, RFC 7265): arrays of name, properties and components.
import { locator } from '../../../src/model/locate.ts';
import { asFields, asList, oneLine } from '../reading/fields.ts';
import { readJson } from '../reading/json.ts';
import type { ImportFile } from '../result.ts';
import { type Calendar, type CalendarEntry, propertyList } from './calendar.ts';

/** The calendar of a file: every `vevent` at any depth, and the properties of the calendar. */
export function readJcal(file: ImportFile): Calendar {
  const { value, text } = readJson(file);
  const locate = locator(text);
  const own = propertyList();
  const entries: CalendarEntry[] = [];
  const visit = (component: unknown, pointer: string): void => {
    const [name, properties, components] = asList(component);
    if (oneLine(name).toLowerCase() === 'vevent') {
      const list = propertyList();
      for (const property of asList(properties)) addProperty(property, list);
      entries.push({ properties: list.all, raw: () => component, place: { file: file.path, pointer, ...locate(pointer) } });
      return;
    }
    for (const property of asList(properties)) addProperty(property, own);
    for (const [index, one] of asList(components).entries()) visit(one, `${pointer}/2/${index}`);
  };
  // One calendar, or a list of them.
  if (typeof asList(value)[0] === 'string') visit(value, '');
  else for (const [index, calendar] of asList(value).entries()) visit(calendar, `/${index}`);
  return { file: file.path, properties: own.all, entries, zones: new Map() };
}

/** `["dtstart", { "tzid": "Europe/Berlin" }, "date-time", "2031-03-01T09:00:00"]`; a property may have several values. */
function addProperty(property: unknown, list: ReturnType<typeof propertyList>): void {
  const [name, given, , ...values] = asList(property);
  const parameters = Object.fromEntries(Object.entries(asFields(given) ?? {}).map(([key, value]) => [key.toLowerCase(), oneLine(value)]));
  for (const value of values) list.add(oneLine(name), { value: textOfValue(value), parameters });
}

/** A rule of recurrence is an object: `{ "freq": "DAILY", "count": 2 }`. */
function textOfValue(value: unknown): string {
  const fields = asFields(value);
  if (fields)
    return Object.entries(fields)
      .map(([key, part]) => `${key.toUpperCase()}=${asList(part).map(oneLine).join(',')}`)
      .join(';');
  return Array.isArray(value) ? value.map(oneLine).join(';') : typeof value === 'string' ? value : oneLine(value);
}
