// The work of foyer comments: the comments of an event in the database, for moderators.
import { writeFile } from 'node:fs/promises';
import { noteSettings } from '../../server/notes/note-place.ts';
import { commentsOfEvent, type NoteRow, rowOf } from '../../server/notes/note-rows.ts';
import { setState } from '../../server/notes/write-notes.ts';
import type { PublishedEvent } from '../../server/published/event.ts';
import { isHidden, type NoteState } from '../../src/rules/notes.ts';
import type { ExitCode } from '../commands/command.ts';
import { counted, printable } from '../output/findings.ts';
import type { Terminal } from '../output/terminal.ts';
import { UsageError } from '../output/usage-error.ts';
import { ACTOR, withPeople } from '../people/open-people.ts';
import { csvField } from '../../src/base/csv.ts';
import { loadNotedEvent, thingName } from './noted-event.ts';

/** State of a comment in one word. */
const stateOf = (row: NoteRow, hiddenAfter: number): string =>
  isHidden({ state: row.state as NoteState, reports: row.reports }, hiddenAfter) ? 'hidden' : row.state;

/** A comment as files have it. */
const fieldsOf = (row: NoteRow, event: PublishedEvent) => ({
  id: row.id,
  answers: row.parent_id ?? '',
  kind: row.kind,
  item: row.item_id,
  title: thingName(event, row.kind, row.item_id),
  author: `${row.first_name} ${row.surname}`.trim(),
  visibility: row.visibility,
  state: stateOf(row, noteSettings(event).hiddenAfterReports),
  likes: row.likes,
  reports: row.reports,
  createdAt: new Date(row.created_at).toISOString(),
  text: row.content,
});

/** Prints them, the newest first. Throws UsageError for an unknown event. */
export const listComments = (name: string, onlyReported: boolean, terminal: Terminal): Promise<ExitCode> =>
  withPeople<ExitCode>(async ({ store, db }) => {
    const event = await loadNotedEvent(store, name);
    const rows = (await commentsOfEvent(db, event.id)).filter(({ state, reports }) => !onlyReported || (state === 'open' && reports > 0));
    for (const row of rows.toReversed()) {
      const { id, title, author, state, visibility, likes, reports, text } = fieldsOf(row, event);
      terminal.print(printable(`${id}  ${title || `${row.kind} ${row.item_id}`}`));
      terminal.print(
        printable(`    ${author || 'nobody'} · ${state} · ${visibility} · ${counted(likes, 'like')} · ${counted(reports, 'report')}`),
      );
      terminal.print(printable(`    ${text.replaceAll('\n', ' ')}`));
    }
    terminal.print(counted(rows.length, 'comment'));
    return 0;
  });

/** Accepts or removes comments. Throws UsageError for one that the event does not have. */
export const moderateComments = (
  name: string,
  ids: readonly string[],
  decision: 'accept' | 'remove',
  terminal: Terminal,
): Promise<ExitCode> =>
  withPeople<ExitCode>(async ({ store, db, clock, audit }) => {
    const event = await loadNotedEvent(store, name);
    const rows: NoteRow[] = [];
    for (const id of ids) {
      const row = /^\d{1,10}$/.test(id) ? await rowOf(db, event.id, id) : undefined;
      if (!row || row.is_note === 1 || row.visibility === 'own' || row.state === 'deleted')
        throw new UsageError(`${name} has no comment ${id} (foyer comments list ${name}).`);
      rows.push(row);
    }
    const place = `${event.instance}/${event.shortName}`;
    for (const row of rows) {
      await setState({ db, signals: store.signals, now: clock.now() }, row.id, decision === 'accept' ? 'accepted' : 'removed');
      await audit.note({
        kind: 'comment',
        actor: ACTOR,
        subject: `account:${row.account_id ?? ''}`,
        place,
        detail: `${decision} ${row.id}`,
      });
    }
    terminal.print(`${decision === 'accept' ? 'Accepted' : 'Removed'} ${counted(rows.length, 'comment')} of ${place}.`);
    return 0;
  });

/** Writes all comments into a file. Throws UsageError where none is named, or it cannot be written. */
export const exportComments = (name: string, { csv, json }: { csv?: string; json?: string }, terminal: Terminal): Promise<ExitCode> =>
  withPeople<ExitCode>(async ({ store, db }) => {
    const file = csv ?? json;
    if (file === undefined || (csv !== undefined && json !== undefined)) throw new UsageError('Give --csv <file> or --json <file>.');
    const event = await loadNotedEvent(store, name);
    const rows = (await commentsOfEvent(db, event.id)).filter(({ state }) => state !== 'deleted').map((row) => fieldsOf(row, event));
    const head = [
      'id',
      'answers',
      'kind',
      'item',
      'title',
      'author',
      'visibility',
      'state',
      'likes',
      'reports',
      'createdAt',
      'text',
    ] as const;
    const text =
      json === undefined
        ? [head.join(','), ...rows.map((row) => head.map((field) => csvField(String(row[field]))).join(',')), ''].join('\r\n')
        : `${JSON.stringify(rows, null, 2)}\n`;
    await writeFile(file, text).catch((error: NodeJS.ErrnoException) => {
      throw new UsageError(`${file} cannot be written (${error.code ?? error.message}).`);
    });
    terminal.print(`Wrote ${counted(rows.length, 'comment')} into ${file}`);
    return 0;
  });
