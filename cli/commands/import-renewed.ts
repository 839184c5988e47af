// A newer import beside what the event has: ids stay, sessions and companies find each other, and what may be replaced.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withFormerIds } from '../import/diff/former-ids.ts';
import { idsInSessions, withCompanyIds } from '../import/exhibition/link-sessions.ts';
import { exhibitionFiles, type ExhibitionData } from '../import/exhibition/rows.ts';
import { settledExhibition } from '../import/exhibition/settle.ts';
import type { ImportResult } from '../import/result.ts';
import type { ProgrammeRows, SessionRow } from '../import/rows.ts';
import { dataFileText } from '../import/write/data-files.ts';
import { holdsProgramme, type WrittenFile } from '../import/write/write-import.ts';
import type { Ask } from '../output/ask.ts';
import { exhibitionThere, isExhibitionRenewal, isRenewal, rowsThere, wasImported } from './renewal.ts';
import type { Renews } from './write-plan.ts';

/** What an event has. */
export type EventThere = { rows: ProgrammeRows; exhibition: ExhibitionData };

/** The rows in the folder of an event. */
export const eventThere = async (folder: string): Promise<EventThere> => ({
  rows: await rowsThere(folder),
  exhibition: await exhibitionThere(folder),
});

/** The result as it goes to the event, and what of the event it may replace. `sessions` are those of the event that found their company. */
export type Renewed = { result: ImportResult; keepsPlan: boolean; renews: Renews; sessions: readonly SessionRow[] | undefined };

/** What is known again keeps its id: addresses, favourites, tickets and comments find it. */
export async function renewed(found: ImportResult, before: EventThere, folder: string, ask: Ask | undefined): Promise<Renewed> {
  const isProgramme = holdsProgramme(found);
  const renewsRows = isProgramme && before.rows.sessions.length > 0 && (await isRenewal(folder, before.rows, found, ask));
  const renewsCompanies = await isExhibitionRenewal(folder, before.exhibition, found.exhibition);
  const rows = renewsRows ? withFormerIds(before.rows, found.rows, found.event.timeZone) : found.rows;
  const { rows: exhibition, keepsPlan } = settledExhibition(found.exhibition, before.exhibition, before.rows.sessions);
  const companies = exhibition.companies.length > 0 ? exhibition.companies : before.exhibition.companies;
  const ids = new Map(found.exhibition.companies.map(({ Id }, at) => [Id, exhibition.companies[at]!.Id]));
  const renamed = rows.sessions.map((session) =>
    ids.has(session.CompanyAccountId ?? '') ? { ...session, CompanyAccountId: ids.get(session.CompanyAccountId!)! } : session,
  );
  const isOfExhibition = (path: string): boolean =>
    exhibitionFiles.some((name) => path === `data/${name}.json`) || path.endsWith('-exhibition.json');
  const linked = isProgramme ? undefined : await nowLinked(folder, before.rows.sessions, exhibition);
  return {
    result: { ...found, exhibition, rows: { ...rows, sessions: withCompanyIds(renamed, companies) } },
    keepsPlan,
    sessions: linked,
    renews: (path) =>
      isOfExhibition(path)
        ? renewsCompanies || path.endsWith('-exhibition.json')
        : renewsRows || (linked !== undefined && path === 'data/sessions.json'),
  };
}

/** The sessions of an imported programme, where some name a company that is there now; undefined where none does, or rows would be lost. */
async function nowLinked(
  folder: string,
  sessions: readonly SessionRow[],
  { companies }: ExhibitionData,
): Promise<SessionRow[] | undefined> {
  const linked = withCompanyIds(sessions, companies);
  if (idsInSessions(linked).size === idsInSessions(sessions).size || !(await wasImported(folder))) return undefined;
  const text = await readFile(join(folder, 'data/sessions.json'), 'utf8').catch(() => '{}');
  const { rows } = JSON.parse(text) as { rows?: unknown };
  return Array.isArray(rows) && rows.length === linked.length ? linked : undefined;
}

/** `data/sessions.json` with the companies its sessions name; nothing for none. */
export function linkedSessions(sessions: readonly SessionRow[] | undefined, event: string, schemas: string): WrittenFile[] {
  if (!sessions) return [];
  const schema = `../../../${schemas}/documents/data-sessions.schema.json`;
  return [{ path: `${event}/data/sessions.json`, text: dataFileText(schema, sessions) }];
}
