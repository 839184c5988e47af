// Checks the rows of a programme: what they refer to, when they take place, addresses and languages.
import type { DataFileName } from '../model/documents/programme.ts';
import { type Finding, finding } from '../model/finding.ts';
import { pointerKey } from '../model/source.ts';
import { documentShape } from './document-shapes.ts';
import type { DataFile, EventContext } from './event-context.ts';
import { addressFindings, mayBeAddress } from './links.ts';
import type { Translations } from './translations.ts';
import { walkValues } from './walk-values.ts';
import { isObject } from '../model/is-object.ts';
import { sessionFor, windowFindings } from './windows.ts';

/** Keys of a row that hold the id of another row. */
const references: Readonly<Partial<Record<DataFileName, Readonly<Record<string, DataFileName>>>>> = {
  sessions: { RoomId: 'rooms', TrackId: 'tracks' },
  presentations: { SessionId: 'sessions' },
};
/** Lists of people in a row. */
const people = ['Speakers', 'Chairs'];

/** Findings of all rows of an event; rows that do not fit at all are reported elsewhere. */
export function rowsFindings(context: EventContext, translations: Translations): Finding[] {
  return [...context.data.values()].flatMap((file) => {
    const shape = documentShape(`data-${file.name}`)?.properties.get('rows')?.items;
    return file.rows.flatMap((row, index) => (isObject(row) && shape ? rowFindings(row, index, file) : []));

    function rowFindings(row: Record<string, unknown>, index: number, { path, name }: DataFile): Finding[] {
      const at = { file: path, pointer: `/rows/${index}` };
      const found = [...referenceFindings(row, name, at.pointer, path, context), ...timesOf(row, at, context)];
      walkValues(row, shape, at, {
        string: (text, role, place) => {
          if (mayBeAddress(text, role)) found.push(...addressFindings(text, role, place(), '', context.targets));
        },
        text: (text) => {
          if (!('key' in text)) translations.inRow(text, path);
        },
      });
      return found.map(asWarning);
    }
  });
}

/** What a single row says wrong is left out when it is read; that is no reason to refuse a whole congress. */
const asWarning = (found: Finding): Finding => (found.severity === 'error' ? { ...found, severity: 'warning' } : found);

function timesOf(row: Record<string, unknown>, at: { file: string; pointer: string }, { days }: EventContext): Finding[] {
  const { StartDateTime: start, EndDateTime: end } = row;
  if (!start && !end) return [];
  const place = (key: string) => ({ file: at.file, pointer: `${at.pointer}/${key}` });
  return windowFindings({ start, end, startAt: place('StartDateTime'), endAt: place('EndDateTime') }, days, sessionFor);
}

function referenceFindings(
  row: Record<string, unknown>,
  name: DataFileName,
  pointer: string,
  file: string,
  { data }: EventContext,
): Finding[] {
  const check = (id: unknown, target: DataFileName, at: string): Finding[] => {
    const known = data.get(target)?.ids;
    if (typeof id !== 'string' || id === '' || known?.has(id)) return [];
    const words = known ? `data/${target}.json has no row ${id}` : `there is no data/${target}.json with the row ${id}`;
    return [finding('unknown-row', 'warning', { file, pointer: at }, words)];
  };
  const keys = Object.entries(references[name] ?? {}).flatMap(([key, target]) => check(row[key], target, `${pointer}/${pointerKey(key)}`));
  const persons = people.flatMap((key) => {
    const list: readonly unknown[] = Array.isArray(row[key]) ? row[key] : [];
    return list.flatMap((person, index) => (isObject(person) ? check(person['Id'], 'authors', `${pointer}/${key}/${index}/Id`) : []));
  });
  return [...keys, ...persons];
}
