// One import of tickets from start to end: read, compare, report, write, note.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createAudit } from '../../server/people/audit.ts';
import { ticketChanges, type TicketChanges, writeTickets } from '../../server/people/import-tickets.ts';
import type { Database } from '../../server/store/store.ts';
import { deviceTime } from '../../src/clock/clock.ts';
import type { ExitCode } from '../commands/command.ts';
import { UnreadableFile } from '../import/reading/unreadable-file.ts';
import type { ImportFile } from '../import/result.ts';
import { counted, printable } from '../output/findings.ts';
import type { Terminal } from '../output/terminal.ts';
import { UsageError } from '../output/usage-error.ts';
import { storeOfEnvironment } from '../store/environment-store.ts';
import { publishedEvent } from '../store/published-event.ts';
import { fetchFeed } from './fetch-feed.ts';
import { readTickets, type TicketList } from './read-tickets.ts';
import { noMapping, readMapping, type TicketMapping } from './ticket-mapping.ts';

type Options = { event: string; feed?: string; mapping?: string; replace: boolean; dryRun: boolean; allowPrivate: boolean };

/** Imports from `file`, or from the feed of the options. Throws UsageError for what cannot be read at all. */
export async function runTicketImport(file: string | undefined, options: Options, terminal: Terminal): Promise<ExitCode> {
  const mapping = options.mapping === undefined ? noMapping : readable(await fileAt(options.mapping), readMapping);
  const store = await storeOfEnvironment();
  try {
    const event = await publishedEvent(store, options.event);
    const source =
      file === undefined
        ? await feedOf(store, event.id, mapping, options, terminal)
        : { list: await fileAt(file), etag: '', feed: undefined };
    if (!source) {
      terminal.print('The feed has not changed since it was read last; nothing to do.');
      return 0;
    }
    const list = readable(source.list, (read) => readTickets(read, mapping));
    tellList(list, source.list.path, terminal);
    // An empty answer is more often a broken export than an event without guests.
    if (options.replace && list.tickets.length === 0)
      throw new UsageError('The list has no ticket that can be used; with --replace all would be withdrawn.');
    const changes = await ticketChanges(store.db, event.id, list.tickets, { replace: options.replace, spared: list.spared });
    tellChanges(changes, terminal);
    const sum = summary(changes, list);
    terminal.print(options.dryRun ? `${sum}; nothing was written (--dry-run)` : sum);
    if (!options.dryRun) {
      const now = deviceTime.wall();
      await writeTickets(store.db, event.id, changes, list.tickets, now);
      // A list with refused rows is read again next time, changed or not: somebody has to fix them.
      if (source.feed !== undefined) await keepEtag(store, event.id, source.feed, list.refused.length > 0 ? '' : source.etag, now);
      await store.signals.send('people_changed', 'all');
      const audit = createAudit({ db: store.db, clock: { now: () => now } });
      await audit.note({ kind: 'tickets-imported', actor: 'cli', subject: '', place: `${event.instance}/${event.event}`, detail: sum });
    }
    return list.refused.length > 0 ? 1 : 0;
  } finally {
    await store.close();
  }
}

const fileAt = async (path: string): Promise<ImportFile> => {
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`${path} cannot be read: ${error.code === 'ENOENT' ? 'there is no such file' : error.message}`);
  });
  // A list without an ending of its own is a table unless it begins like JSON.
  return { path: named(path, bytes), bytes };
};

const named = (path: string, bytes: Uint8Array): string =>
  /\.(csv|tsv|json|ya?ml)$/i.test(path)
    ? path
    : `${path}${/^\s*[[{]/.test(Buffer.from(bytes.subarray(0, 100)).toString()) ? '.json' : '.csv'}`;

function readable<T>(file: ImportFile, read: (file: ImportFile) => T): T {
  try {
    return read(file);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    throw new UsageError(`${file.path}${error.line > 0 ? `:${error.line}:${error.column}` : ''}: ${error.message}`);
  }
}

/** The list of the feed; undefined when it has not changed. */
async function feedOf(
  store: Database,
  eventId: number,
  mapping: TicketMapping,
  { feed: address = '', replace, allowPrivate }: Options,
  terminal: Terminal,
): Promise<{ list: ImportFile; etag: string; feed: string } | undefined> {
  // Another mapping, or --replace, makes another import of the same answer.
  const feed = createHash('sha256')
    .update(JSON.stringify([address, mapping, replace]))
    .digest('hex');
  const kept = await store.db
    .selectFrom('ticket_feeds')
    .select('etag')
    .where('event_id', '=', eventId)
    .where('feed', '=', feed)
    .executeTakeFirst();
  terminal.progress('Reading the feed …');
  const authorization = process.env['FOYER_FEED_AUTHORIZATION'] ?? '';
  const answer = await fetchFeed(address, { allowPrivate, etag: kept?.etag ?? '', authorization });
  return answer && { list: { path: named('feed', answer.bytes), bytes: answer.bytes }, etag: answer.etag, feed };
}

async function keepEtag({ db }: Database, eventId: number, feed: string, etag: string, now: number): Promise<void> {
  await db
    .insertInto('ticket_feeds')
    .values({ event_id: eventId, feed, etag, read_at: now })
    .onConflict((conflict) => conflict.columns(['event_id', 'feed']).doUpdateSet({ etag, read_at: now }))
    .execute();
}

function tellList({ refused, unused, missing }: TicketList, path: string, { print, say, tone }: Terminal): void {
  for (const { line, reason } of refused)
    print(`${tone('place', printable(`${path}:${line}`))} ${tone('error', 'left out')} ${printable(reason)}`);
  if (unused.length > 0) say(`Not used: ${printable(unused.join(', '))}.`);
  for (const field of missing)
    say(
      `No column for ${field}: ${field === 'IsPayed' ? 'no ticket counts as paid' : 'it stays empty'}; a mapping file can name one, or a default.`,
    );
}

function tellChanges({ added, changed, withdrawn }: TicketChanges, { print, tone }: Terminal): void {
  for (const { key } of added) print(`${tone('good', 'added')} ${printable(key)}`);
  for (const { ticket, fields } of changed) print(`${tone('warning', 'changed')} ${printable(ticket.key)}: ${fields.join(', ')}`);
  for (const key of withdrawn) print(`${tone('error', 'withdrawn')} ${printable(key)}`);
}

const summary = ({ added, changed, withdrawn, unchanged }: TicketChanges, { refused }: TicketList): string =>
  `${counted(added.length, 'ticket')} added, ${changed.length} changed, ${withdrawn.length} withdrawn, ${unchanged} unchanged, ${counted(refused.length, 'row')} left out`;
