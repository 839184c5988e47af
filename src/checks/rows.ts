// Checks the rows of a programme and an exhibition: what they refer to, when they take place, addresses and languages.
import type { DataFileName } from '../model/documents/programme.ts';
import { type Finding, finding } from '../model/finding.ts';
import { pointerKey } from '../model/source.ts';
import { documentShape } from './document-shapes.ts';
import { exhibitionFindings } from './exhibition.ts';
import type { DataFile, EventContext } from './event-context.ts';
import { addressFindings, mayBeAddress } from './links.ts';
import type { Translations } from './translations.ts';
import { walkValues } from './walk-values.ts';
import { isObject } from '../model/is-object.ts';
import { stageFindings } from './stages.ts';
import { suggest } from './suggest.ts';
import { sessionFor, windowFindings } from './windows.ts';

/** Keys of a row that hold the id of another row. */
const references: Readonly<Partial<Record<DataFileName, Readonly<Record<string, DataFileName>>>>> = {
  sessions: { RoomId: 'rooms', TrackId: 'tracks', CompanyAccountId: 'companies' },
  presentations: { SessionId: 'sessions' },
  products: { CompanyAccountId: 'companies' },
  'company-media': { CompanyAccountId: 'companies', ProductId: 'products' },
  meetings: { CompanyAccountId: 'companies' },
  jobs: { CompanyAccountId: 'companies' },
  tv: { SessionId: 'sessions' },
  awards: { CompanyAccountId: 'companies' },
};
/** Sessions name companies in events that have no exhibition, too. */
const mayLack: ReadonlySet<DataFileName> = new Set(['companies']);
/** Lists of people in a row. */
const people = ['Speakers', 'Chairs', 'Team', 'Winners'];

/** Findings of all rows of an event; rows that do not fit at all are reported elsewhere. */
export function rowsFindings(context: EventContext, translations: Translations): Finding[] {
  const ofRows = [...context.data.values()].flatMap((file) => {
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
  return [...ofRows, ...exhibitionFindings(context), ...stageFindings(context)];
}

/** What a single row says wrong is left out when it is read; that is no reason to refuse a whole congress. */
const asWarning = (found: Finding): Finding => (found.severity === 'error' ? { ...found, severity: 'warning' } : found);

/** The id that was meant; none where another could have been. */
const likely = (id: string, known: ReadonlySet<string> | undefined): string => {
  const { word, certain } = suggest(id, known ?? []);
  return certain ? word : '';
};

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
    if (typeof id !== 'string' || id === '' || known?.has(id) || (!known && name === 'sessions' && mayLack.has(target))) return [];
    const words = known ? `data/${target}.json has no row ${id}` : `there is no data/${target}.json with the row ${id}`;
    return [finding('unknown-row', 'warning', { file, pointer: at }, words, likely(id, known))];
  };
  const keys = Object.entries(references[name] ?? {}).flatMap(([key, target]) => check(row[key], target, `${pointer}/${pointerKey(key)}`));
  const persons = people.flatMap((key) => {
    const list: readonly unknown[] = Array.isArray(row[key]) ? row[key] : [];
    return list.flatMap((person, index) => {
      if (!isObject(person)) return [];
      const at = `${pointer}/${key}/${index}`;
      return [...check(person['Id'], 'authors', `${at}/Id`), ...check(person['PresentationId'], 'presentations', `${at}/PresentationId`)];
    });
  });
  const ways: readonly unknown[] = Array.isArray(row['WalkingTimes']) ? row['WalkingTimes'] : [];
  const walks = ways.flatMap((way, index) =>
    isObject(way) ? check(way['RoomId'], 'rooms', `${pointer}/WalkingTimes/${index}/RoomId`) : [],
  );
  const shownIn: readonly unknown[] = Array.isArray(row['SessionIds']) ? row['SessionIds'] : [];
  const sessions = shownIn.flatMap((id, index) => check(id, 'sessions', `${pointer}/SessionIds/${index}`));
  return [...keys, ...persons, ...walks, ...sessions];
}
