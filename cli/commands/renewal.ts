// Whether a programme that is there is an earlier import of the same event, which a newer one may take the place of.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type DataFileName, type ProgrammeFileName, programmeFiles } from '../../src/model/documents/programme.ts';
import { isTimeZone } from '../../src/clock/zone.ts';
import { commonSessions } from '../import/diff/former-ids.ts';
import { exhibitionOfFiles, rowsOfFiles } from '../import/diff/rows-of-files.ts';
import { shareCompanies } from '../import/exhibition/diff-exhibition.ts';
import { exhibitionFiles, type ExhibitionData, hasExhibition } from '../import/exhibition/rows.ts';
import { asFields } from '../import/reading/fields.ts';
import type { ImportResult } from '../import/result.ts';
import type { ProgrammeRows } from '../import/rows.ts';
import type { Ask } from '../output/ask.ts';

/** The rows of the data files in an event's folder; none where there are no files. */
export async function rowsThere(folder: string): Promise<ProgrammeRows> {
  const texts = await dataTexts(folder, Object.keys(programmeFiles) as ProgrammeFileName[]);
  return rowsOfFiles((name) => texts.get(name));
}

/** The time zone of an event's `app.json`; undefined where there is none. */
export async function timeZoneThere(folder: string): Promise<string | undefined> {
  const text = await readFile(join(folder, 'app.json'), 'utf8').catch(() => '{}');
  const app = asFields(parsed(text));
  const zone = asFields(app?.['event'])?.['timeZone'];
  return typeof zone === 'string' && isTimeZone(zone) ? zone : undefined;
}

/** The value of a JSON text; undefined where it is none. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The exhibition of an event's folder; nothing where there are no files. */
export async function exhibitionThere(folder: string): Promise<ExhibitionData> {
  const texts = await dataTexts(folder, exhibitionFiles);
  return exhibitionOfFiles((name) => texts.get(name));
}

async function dataTexts(folder: string, names: readonly DataFileName[]): Promise<Map<DataFileName, string>> {
  const texts = new Map<DataFileName, string>();
  for (const name of names) {
    const text = await readFile(join(folder, 'data', `${name}.json`), 'utf8').catch(() => undefined);
    if (text !== undefined) texts.set(name, text);
  }
  return texts;
}

/** Whether an exhibition that is there is an earlier import of the same one: an import wrote it, and half of its companies are known again. */
export async function isExhibitionRenewal(folder: string, before: ExhibitionData, after: ExhibitionData): Promise<boolean> {
  if (!hasExhibition(before) || !(await wasImported(folder))) return false;
  return after.companies.length === 0 || shareCompanies(before, after);
}

/**
 * Whether the rows that are there come from an earlier import of the same event: they share the id of a source; or an import wrote them and at least half
 * of the sessions are known again by id, title, people and hour. Where only some are, the person at the terminal is asked.
 */
export async function isRenewal(
  folder: string,
  before: ProgrammeRows,
  { rows: after, event }: Pick<ImportResult, 'rows' | 'event'>,
  ask: Ask | undefined,
): Promise<boolean> {
  if (originsOf(before).some((origin) => originsOf(after).includes(origin))) return true;
  const { known, of } = commonSessions(before, after, event.timeZone);
  if (known === 0) return false;
  if (known * 2 >= of && (await wasImported(folder))) return true;
  const answer = await ask?.(`${known} of ${of} sessions are those that are there. Is this a newer version of the same programme?`, [
    { value: 'no', name: 'no, it is another one' },
    { value: 'yes', name: 'yes, renew it' },
  ]);
  return answer === 'yes';
}

/** Where the sessions came from; nothing for rows that were written by hand. */
const originsOf = ({ sessions }: ProgrammeRows): string[] =>
  sessions.flatMap(({ Origin: { Guid = '', Url = '', Code = '' } = {} }) => [Guid || Url || Code].filter(Boolean));

/** An import leaves a report that names its format. */
export async function wasImported(folder: string): Promise<boolean> {
  for (const name of ['import-report.json', 'import-report-exhibition.json']) {
    const text = await readFile(join(folder, name), 'utf8').catch(() => '');
    try {
      if (typeof (JSON.parse(text) as { format?: unknown }).format === 'string') return true;
    } catch {
      // No report: the other may say it.
    }
  }
  return false;
}
