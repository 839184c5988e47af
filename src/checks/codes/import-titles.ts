// Codes of an import about what titles, cells and columns say of a session, and about lists that hold none.
import { type CodeTable, error, note, warning } from './code.ts';

export const importTitleCodes = {
  'title-state': note(
    'Note in a title',
    'What a title says of a change (cancelled, online, moved to a room) leaves it and becomes a tag, the room or the subtitle.',
    '`Tides (cancelled)`',
    'The title alone, and the change in a column of its own.',
  ),
  'title-state-doubtful': warning(
    'State or title',
    'A title begins with a word that may say that it is cancelled or the like: it stays as it is written.',
    '`Abgesagt: Gezeiten`',
    '`Gezeiten (abgesagt)`',
  ),
  'row-called-off': note(
    'Called off by its status',
    'A row whose status says that it is cancelled, withdrawn, postponed or full arrives with the tag that tells attendees so.',
    '`Status: cancelled`',
    'Nothing, if it is so.',
  ),
  'row-not-public': note(
    'Row that was never public',
    'A row whose status says that it is rejected, declined, a draft or pending is no session and is left out.',
    '`Status: rejected`',
    'Another status, or the column under `leaveOut` of the mapping.',
  ),
  'states-unsettled': warning(
    'Nothing is settled',
    'The status of every row is draft, pending or the like: it tells no row from another, and all of them are taken.',
    '`Status: draft` in every row.',
    'The table without that column, or the programme when it is settled.',
  ),
  'cell-merged': note(
    'Cell merged over several columns',
    'A cell that reaches over several rooms or tracks is one session: in a room named after all of them, or in the first track with the others as tags.',
    'A cell over “Hall A” and “Hall B”',
    'Nothing, if it is so; otherwise a cell for each column.',
  ),
  'attendee-list': error(
    'List of attendees',
    'A table lists who has registered, bought a ticket or can be written to, and no sessions: nobody of it is taken over.',
    '`Order #,First Name,Email,Ticket Type`',
    'The table of the programme.',
  ),
  'other-list': error(
    'List of something else',
    'A table lists invoices and payments, rooms of hotels, shifts or tasks, and no sessions: nothing of it is taken over.',
    '`Invoice no.,Customer,Amount,VAT`',
    'The table of the programme.',
  ),
} as const satisfies CodeTable;
