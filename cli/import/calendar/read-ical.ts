// Reads iCalendar text (RFC 5545): folded lines, components, parameters; an event cut off or broken costs itself alone.
import { textOf } from '../reading/bytes.ts';
import type { Report } from '../report.ts';
import type { ImportFile } from '../result.ts';
import { type Calendar, type CalendarEntry, propertyList, valueIn } from './calendar.ts';

/** A line without its folds, and the number of its first line. */
type Line = { text: string; number: number };

/** The calendar of a file. Broken lines are reported; an event that never ends goes into the quarantine. */
export function readIcal(file: ImportFile, report: Report): Calendar {
  const own = propertyList();
  const entries: CalendarEntry[] = [];
  const zones = new Map<string, string>();
  const open: { name: string; line: Line; list: ReturnType<typeof propertyList>; text: string[] }[] = [];
  const placeOf = (line: Line) => ({ file: file.path, pointer: '', line: line.number, column: 1 });
  for (const line of unfolded(textOf(file))) {
    const read = propertyOf(line.text);
    for (const component of open) component.text.push(line.text);
    if (!read) {
      report.warn('line-unreadable', placeOf(line), `not a line of a calendar: ${line.text.slice(0, 80)}`);
      continue;
    }
    const { name, property } = read;
    const value = property.value.trim().toUpperCase();
    if (name === 'begin') {
      // A new event inside an event: the one before was cut off.
      if (value === 'VEVENT') while (open.at(-1)?.name === 'VEVENT' || open.at(-1)?.name === 'VALARM') cutOff(open.pop()!);
      open.push({ name: value, line, list: value === 'VCALENDAR' ? own : propertyList(), text: [line.text] });
    } else if (name === 'end') {
      const at = open.findLastIndex((component) => component.name === value);
      const [closed, ...within] = at < 0 ? [] : open.splice(at);
      for (const component of within) cutOff(component);
      if (closed?.name === 'VEVENT')
        entries.push({ properties: closed.list.all, raw: () => closed.text.join('\n'), place: placeOf(closed.line) });
      if (closed?.name === 'VTIMEZONE') zones.set(valueIn(closed.list.all, 'tzid'), valueIn(closed.list.all, 'x-lic-location'));
    } else open.at(-1)?.list.add(name, property);
  }
  for (const component of open) cutOff(component);
  return { file: file.path, properties: own.all, entries, zones };

  function cutOff({ name, line, text }: (typeof open)[number]): void {
    if (name === 'VEVENT') report.quarantine(placeOf(line), 'the event has no end: the file seems to be cut off', text.join('\n'));
  }
}

/** Lines that begin with a blank go on with the line before. */
function unfolded(text: string): Line[] {
  const lines: Line[] = [];
  for (const [index, row] of text.split(/\r\n|\n|\r/).entries()) {
    if (/^[ \t]/.test(row) && lines.length > 0) lines.at(-1)!.text += row.slice(1);
    else if (row.trim() !== '') lines.push({ text: row, number: index + 1 });
  }
  return lines;
}

/**
 * `NAME;PARAMETER="value":value`; the first colon outside quotation marks parts the value. Outlook writes zones with a colon of their own
 * (`TZID=(UTC+01:00) Berlin:20310301T090000`): of them the last colon parts it.
 */
function propertyOf(line: string): { name: string; property: { value: string; parameters: Record<string, string> } } | undefined {
  const zoned = /^([A-Za-z-]{1,20});TZID=(\([^":]{1,20}:\d{2}\)[^":]{1,200}):(\d{8}T\d{6}[\dT,]{0,2000})$/i.exec(line);
  if (zoned) return { name: zoned[1]!.toLowerCase(), property: { value: zoned[3]!, parameters: { tzid: unescaped(zoned[2]!) } } };
  const match = /^([A-Za-z0-9-]{1,100})((?:;[A-Za-z0-9-]{1,100}=(?:"[^"]*"|[^";:,]*)(?:,(?:"[^"]*"|[^";:,]*))*)*):(.*)$/s.exec(line);
  if (!match) return undefined;
  const parameters = Object.create(null) as Record<string, string>;
  for (const [, key = '', value = ''] of match[2]!.matchAll(/;([A-Za-z0-9-]+)=("[^"]*"|[^";:]*)/g)) {
    parameters[key.toLowerCase()] = value.replaceAll('"', '');
  }
  return { name: match[1]!.toLowerCase(), property: { value: match[3]!, parameters } };
}

/** Text of a property: `\n`, `\,`, `\;` and `\\` are escapes of characters. */
export const unescaped = (text: string): string =>
  text.replaceAll(/\\([nN,;\\:])/g, (_sign, sign: string) => (/n/i.test(sign) ? '\n' : sign));
