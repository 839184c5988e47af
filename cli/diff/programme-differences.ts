// What changed in sessions and presentations: matched and reported as an import reports what a newer programme changes.
import { type Difference, difference } from '../../src/diff/difference.ts';
import type { ProgrammeFileName } from '../../src/model/documents/programme.ts';
import { describeDiff } from '../import/diff/describe-diff.ts';
import { diffImport, type ImportDiff, titleOf } from '../import/diff/diff-import.ts';
import type { Row } from '../import/diff/row-changes.ts';
import { rowsAtInstants } from '../import/diff/rows-at-instants.ts';
import { rowsOfFiles } from '../import/diff/rows-of-files.ts';
import type { ProgrammeRows } from '../import/rows.ts';

/** The data files of an event: their texts by name, and the zone its local times are read in. */
export type ProgrammeFiles = { text: (name: ProgrammeFileName) => string | undefined; timeZone: string };

/** Differences by data file. Times are given in the zone of the newer event. */
export function programmeDifferences(before: ProgrammeFiles, after: ProgrammeFiles): Record<'sessions' | 'presentations', Difference[]> {
  const timed = ({ text, timeZone }: ProgrammeFiles): ProgrammeRows => rowsAtInstants(rowsOfFiles(text), timeZone);
  const now = timed(after);
  const old = withNamesOf(now, timed(before));
  const diff = diffImport(old, now);
  const none: ImportDiff = { added: [], cancelled: [], different: [], same: 0, lists: [], renamed: diff.renamed };
  const found: { file: 'sessions' | 'presentations'; difference: Difference }[] = [];
  const tell = (kind: 'session' | 'presentation', id: string, one: Partial<ImportDiff>): void => {
    // The first line is a summary; the second names the one change.
    const line = describeDiff({ ...none, ...one }, after.timeZone)[1]!;
    found.push({ file: `${kind}s`, difference: difference(`${kind}-${line.kind}`, id, line.text, '/rows') });
  };
  for (const { kind, row } of diff.cancelled) tell(kind, row.Id, { cancelled: [{ kind, row }] });
  for (const one of diff.different) tell(one.kind, one.after.Id, { different: [one] });
  for (const { kind, row } of diff.added) tell(kind, row.Id, { added: [{ kind, row }] });
  for (const [was, is] of diff.renamed)
    found.push({
      file: 'sessions',
      difference: difference('session-id-changed', is, `“${was}” is now “${is}”: links to the old id break`, '/rows'),
    });
  for (const file of ['sessions', 'presentations'] as const) found.push(...highlights(file, old[file], now[file]));
  const of = (name: string): Difference[] => found.filter(({ file }) => file === name).map((one) => one.difference);
  return { sessions: of('sessions'), presentations: of('presentations') };
}

/** A room or track with only a new name moves no session: its own file reports the new name. */
function withNamesOf(now: ProgrammeRows, old: ProgrammeRows): ProgrammeRows {
  const named = <R extends { Id: string }>(rows: readonly R[], newer: readonly R[]): R[] => {
    const byId = new Map(newer.map((row) => [row.Id, row]));
    return rows.map((row) => byId.get(row.Id) ?? row);
  };
  return { ...old, rooms: named(old.rooms, now.rooms), tracks: named(old.tracks, now.tracks) };
}

/** An import decides itself what it highlights; an organiser's change of it is news. */
function highlights(file: 'sessions' | 'presentations', before: readonly Row[], after: readonly Row[]) {
  const old = new Map(before.map((row) => [row.Id, row.Highlighted === true]));
  return after
    .filter((row) => old.has(row.Id) && old.get(row.Id) !== (row.Highlighted === true))
    .map((row) => ({
      file,
      difference: difference(
        `${file.slice(0, -1)}-highlight-changed`,
        row.Id,
        `“${titleOf(row)}” is ${row.Highlighted ? 'highlighted now' : 'no longer highlighted'}`,
        '/rows',
      ),
    }));
}
