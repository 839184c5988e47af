// The work of foyer documents: files for one person in the database of the site.
import { readFile, stat } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { emailKey } from '../../server/people/name-keys.ts';
import { giveDocument, MOST_DOCUMENT_BYTES, MOST_DOCUMENTS } from '../../server/profile/documents.ts';
import type { ExitCode } from '../commands/command.ts';
import { counted, printable } from '../output/findings.ts';
import type { Terminal } from '../output/terminal.ts';
import { UsageError } from '../output/usage-error.ts';
import { loadNotedEvent } from '../notes/noted-event.ts';
import { withPeople } from '../people/open-people.ts';

/** What is known by its ending; everything else is a download without a type. */
const types: Readonly<Record<string, string>> = {
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.txt': 'text/plain; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
};

type Added = { event: string; email: string; file: string; type: string; title?: string };

/** `documents add`. Throws UsageError for what cannot be given. */
export const addDocument = ({ event: name, email, file, type, title }: Added, terminal: Terminal): Promise<ExitCode> =>
  withPeople<ExitCode>(async ({ store, db, clock }) => {
    const event = await loadNotedEvent(store, name);
    const key = emailKey(email);
    if (!/^[^@\s]+@[^@\s]+$/.test(key)) throw new UsageError(`“${printable(email)}” is no e-mail address.`);
    if (!/^[a-z][a-z-]{0,39}$/.test(type)) throw new UsageError('--type takes lower-case letters and hyphens, at most 40.');
    const { size } = await stat(file).catch(() => {
      throw new UsageError(`${file} cannot be read.`);
    });
    if (size === 0 || size > MOST_DOCUMENT_BYTES) throw new UsageError('A file has from 1 byte to 20 MB.');
    const { count } = await db
      .selectFrom('user_documents')
      .select((eb) => eb.fn.countAll().as('count'))
      .where('event_id', '=', event.id)
      .where('email_key', '=', key)
      .executeTakeFirstOrThrow();
    if (Number(count) >= MOST_DOCUMENTS) throw new UsageError(`This person has ${MOST_DOCUMENTS} files already.`);
    const id = await giveDocument(db, {
      eventId: event.id,
      emailKey: key,
      type,
      title: (title ?? basename(file)).slice(0, 300),
      name: basename(file).slice(0, 200),
      mediaType: types[extname(file).toLowerCase()] ?? 'application/octet-stream',
      bytes: await readFile(file),
      now: clock.now(),
    });
    terminal.print(id);
    return 0;
  });

/** `documents list`. */
export const listDocuments = (name: string, terminal: Terminal): Promise<ExitCode> =>
  withPeople<ExitCode>(async ({ store, db }) => {
    const event = await loadNotedEvent(store, name);
    const rows = await db
      .selectFrom('user_documents')
      .select(['id', 'email_key', 'file_type', 'title', 'size', 'created_at'])
      .where('event_id', '=', event.id)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute();
    for (const { id, email_key, file_type, title, size, created_at } of rows)
      terminal.print(`${id} ${new Date(created_at).toISOString()} ${printable(email_key)} ${file_type} ${size} bytes: ${printable(title)}`);
    terminal.say(`${counted(rows.length, 'file')}.`);
    return 0;
  });

/** `documents remove`. */
export const removeDocument = (name: string, id: string, terminal: Terminal): Promise<ExitCode> =>
  withPeople<ExitCode>(async ({ store, db }) => {
    const event = await loadNotedEvent(store, name);
    const { numDeletedRows } = await db
      .deleteFrom('user_documents')
      .where('event_id', '=', event.id)
      .where('id', '=', id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new UsageError(`There is no file ${printable(id)} at this event.`);
    terminal.say('Removed.');
    return 0;
  });
