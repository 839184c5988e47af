// Notes and comments as a reader gets them: decided by the rule, in threads, page by page.
import type { NoteEntry } from '../../src/contract/notes.ts';
import { isHidden, type NoteState, seesNote, type Visibility } from '../../src/rules/notes.ts';
import type { Reader } from './note-place.ts';
import type { NoteMarks, NoteRow } from './note-rows.ts';

/** Written by Foyer itself. */
const stateOf = ({ state }: NoteRow): NoteState => state as NoteState;

const isOwn = (row: NoteRow, { accountId }: Reader): boolean => accountId !== null && row.account_id === accountId;

/** Whether a reader sees a note by itself; the answers to one that they do not see they do not see either. */
export const isSeen = (row: NoteRow, reader: Reader): boolean =>
  seesNote(
    {
      isNote: row.is_note === 1,
      visibility: row.visibility as Visibility,
      state: stateOf(row),
      reports: row.reports,
      isOwn: isOwn(row, reader),
      ofThread: reader.accountId !== null && row.parent_account_id === reader.accountId,
    },
    reader,
  );

/** A note as its reader gets it. */
export function wireNote(row: NoteRow, reader: Reader, { liked, reported }: NoteMarks): NoteEntry {
  const state = stateOf(row);
  const isDeleted = state === 'deleted';
  const isGone = isDeleted || row.account_id === null;
  return {
    NoteId: String(row.id),
    ParentId: row.parent_id === null ? '' : String(row.parent_id),
    SessionId: row.kind === 'session' ? row.item_id : '',
    PresentationId: row.kind === 'presentation' ? row.item_id : '',
    IsNote: row.is_note === 1,
    Content: isDeleted ? '' : row.content,
    Visibility: row.visibility as Visibility,
    UserName: isGone ? '' : `${row.first_name} ${row.surname}`.trim(),
    IsOwn: !isDeleted && isOwn(row, reader),
    LikeCount: isDeleted ? 0 : row.likes,
    IsLiked: liked.has(row.id),
    IsReported: reported.has(row.id),
    ReportCount: reader.isModerator ? row.reports : 0,
    State: isDeleted
      ? 'deleted'
      : state === 'removed'
        ? 'removed'
        : isHidden({ state, reports: row.reports }, reader.hiddenAfter)
          ? 'hidden'
          : 'shown',
    CreatedAt: new Date(row.created_at).toISOString(),
    EditedAt: row.edited_at === null ? '' : new Date(row.edited_at).toISOString(),
    Revision: row.changed_at,
  };
}

/** A page of threads, the newest first, each with the replies the reader sees. */
export function pageOfThreads(
  rows: readonly NoteRow[],
  { reader, marks, before, limit }: { reader: Reader; marks: NoteMarks; before: string; limit: number },
): { Notes: NoteEntry[]; Total: number; Next: string } {
  const replies = Map.groupBy(
    rows.filter((row) => row.parent_id !== null && row.state !== 'deleted' && isSeen(row, reader)),
    ({ parent_id }) => parent_id,
  );
  const threads = rows
    .filter((row) => row.parent_id === null && isSeen(row, reader) && (row.state !== 'deleted' || replies.has(row.id)))
    .map((row) => [row, ...(replies.get(row.id) ?? [])]);
  const left = threads.filter(([first]) => before === '' || first!.id < Number(before)).toReversed();
  const shown = left.slice(0, limit);
  return {
    Notes: shown.flat().map((row) => wireNote(row, reader, marks)),
    Total: threads.flat().filter(({ state }) => state !== 'deleted').length,
    Next: left.length > limit ? String(shown.at(-1)![0]!.id) : '',
  };
}
