// Codes of an import about what stands in titles of sessions.
import { type CodeTable, note, warning } from './code.ts';

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
} as const satisfies CodeTable;
