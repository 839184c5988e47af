// Hoverboard, Zeppelin and their relatives keep a day as time slots whose columns are rooms: each talk of a slot becomes a row with its day, hours and room.
import type { ImportFile } from '../result.ts';
import { headOf } from './bytes.ts';
import { asFields, asList, type Fields, field, oneLine } from './fields.ts';
import { readJson } from './json.ts';
import type { SourceRecord } from './source-records.ts';
import { UnreadableFile } from './unreadable-file.ts';
import { yamlRecords } from './yaml.ts';

const isSlotted = (file: ImportFile): boolean =>
  /\.json$/i.test(file.path)
    ? /"timeslots"\s{0,9}:\s{0,9}\[/.test(headOf(file))
    : /\.ya?ml$/i.test(file.path) && /^\s{0,20}(?:- )?timeslots:\s{0,9}$/m.test(headOf(file));

/** The files, with the slots of a schedule as a list of rows; an export of a whole database is taken apart into its lists. */
export const withSlots = (files: readonly ImportFile[]): ImportFile[] =>
  files.flatMap((file): ImportFile[] => {
    if (!isSlotted(file)) return [file];
    try {
      const read = /\.json$/i.test(file.path) ? readJson(file).value : yamlRecords(file).whole;
      if (Array.isArray(read))
        return [{ ...file, list: { records: slotsOf(Object.fromEntries(read.entries()), file.path, ''), noticed: [] } }];
      const whole = asFields(read) ?? {};
      const schedule = asFields(field(whole, 'schedule'));
      if (!schedule) return [{ ...file, list: { records: slotsOf(whole, file.path, ''), noticed: [] } }];
      const others = Object.entries(whole).filter(([name]) => name !== 'schedule');
      return [
        { ...file, list: { records: slotsOf(schedule, file.path, '/schedule'), noticed: [] } },
        ...others.map(([name, value]) => ({ path: `${file.path}/${name}.json`, bytes: new TextEncoder().encode(JSON.stringify(value)) })),
      ];
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      return [file];
    }
  });

function slotsOf(days: Fields, file: string, pointer: string): SourceRecord[] {
  return Object.entries(days).flatMap(([key, value]) => {
    const day = asFields(value) ?? {};
    const slots = asList(field(day, 'timeslots'));
    const rooms = asList(field(day, 'tracks')).map((track) => oneLine(field(asFields(track) ?? { title: track }, 'title', 'name')));
    return slots.flatMap((slot, at) => {
      const fields = asFields(slot) ?? {};
      const cells = asList(field(fields, 'sessions', 'sessionIds'));
      return cells.flatMap((cell, column): SourceRecord[] => {
        const within = asFields(cell) ?? {};
        // A cell may reach over the slots below it.
        const last = asFields(slots[at + Math.max(1, Number(oneLine(field(within, 'extend')) || 1)) - 1]) ?? fields;
        const room = cells.length === 1 && rooms.length > 1 ? '' : (rooms[column] ?? '');
        const place = { file, pointer: `${pointer}/${key}/timeslots/${at}/sessions/${column}`, line: 1, column: 1 };
        return asList(asFields(cell) ? field(within, 'items') : cell).map((item): SourceRecord => {
          const own = asFields(item) ?? { id: oneLine(item) };
          const when = { date: oneLine(field(day, 'date')) || key, start: field(fields, 'startTime'), end: field(last, 'endTime') };
          return { value: { ...when, room, ...own }, raw: () => item, key: '', place };
        });
      });
    });
  });
}
