// What `foyer notify` does: checks what was written, stores it, and tells the running servers.
import * as z from 'zod';
import { offersPush } from '../../server/notifications/push/push-message.ts';
import { NOTIFICATION_ADDED } from '../../server/notifications/opening-notifications.ts';
import { addNotification } from '../../server/notifications/stored-notifications.ts';
import { preparePublishedEvent, type PublishedEvent } from '../../server/published/event.ts';
import type { Store } from '../../server/store/store.ts';
import { instantOf, isoInZone, lastInstantOf } from '../../src/clock/zone.ts';
import { link as linkShape } from '../../src/model/fields.ts';
import { notificationKeys } from '../../src/model/documents/app/notifications.ts';
import { isNotificationTarget } from '../../src/rules/notifications.ts';
import type { ExitCode } from '../commands/command.ts';
import { printable } from '../output/findings.ts';
import type { Terminal } from '../output/terminal.ts';
import { UsageError } from '../output/usage-error.ts';
import { ACTOR, withPeople } from '../people/open-people.ts';
import { describePush } from './describe-push.ts';
import { publishedEvent } from '../store/published-event.ts';

/** What was written at the command line. */
export type NotifyOptions = {
  title: string;
  text: string;
  link: string;
  to: readonly string[];
  language?: string;
  from?: string;
  until?: string;
  push: boolean;
};

/** Longest title and text, characters: a notification is read at a glance, and a push message has 4 KB. */
const MOST_TITLE = 120;
const MOST_TEXT = 1000;

const app = z.looseObject(notificationKeys);

/** Sends it. Throws UsageError for an unknown event and for what cannot be read. */
export const sendNotification = (name: string, options: NotifyOptions, terminal: Terminal): Promise<ExitCode> =>
  withPeople<ExitCode>(async ({ store, db, clock, audit }) => {
    const event = await loadEvent(store, name);
    const words = wordsOf(options);
    const targets = targetsOf(options.to);
    const language = languageOf(options.language, event);
    const now = clock.now();
    const { from, until } = windowOf(options, event.timeZone, now);
    const row = {
      ...words,
      event_id: event.id,
      opens_at: from,
      until_at: until,
      targets: JSON.stringify(targets),
      language,
      push: options.push ? 1 : 0,
      pushed_at: null,
      created_at: now,
    };
    const id = await addNotification(db, row);
    // Where the database is a folder, its server sees the write itself.
    await store.signals.send(NOTIFICATION_ADDED, String(id));
    const place = `${event.instance}/${event.shortName}`;
    await audit.note({ kind: 'notification', actor: ACTOR, subject: '', place, detail: `${id} to ${targets.join(', ')}` });
    const when = from > now ? ` from ${isoInZone(from, event.timeZone)}` : '';
    const end = until === null ? '' : ` until ${isoInZone(until, event.timeZone)}`;
    terminal.print(
      printable(`Notification ${id} of ${place} to ${targets.join(', ')}${language === null ? '' : ` in ${language}`}${when}${end}.`),
    );
    if (options.push && offersPush(event))
      terminal.print(
        await describePush(db, { row: { ...row, id, push_sent: 0, account_id: null, about: null, about_at: null }, event, now }),
      );
    if (event.documents.read('app', app).notifications.active) return 0;
    terminal.say(`${place} does not show notifications: set notifications.active in app.json.`);
    return 1;
  });

async function loadEvent(store: Store, name: string): Promise<PublishedEvent> {
  const { id } = await publishedEvent(store, name);
  const head = (await store.events()).find((one) => one.id === id);
  const stored = head && (await store.load(id, head.version));
  if (!head || !stored) throw new UsageError(`${name} is not published; publish it first (foyer publish).`);
  return preparePublishedEvent(head, stored);
}

function wordsOf({ title, text, link }: NotifyOptions): { title: string; text: string; link: string } {
  const words = { title: title.trim(), text: text.trim(), link: link.trim() };
  if (words.title === '') throw new UsageError('--title is empty.');
  if (words.title.length > MOST_TITLE) throw new UsageError(`--title has more than ${MOST_TITLE} characters.`);
  if (words.text.length > MOST_TEXT) throw new UsageError(`--text has more than ${MOST_TEXT} characters.`);
  if (words.link !== '' && !linkShape.safeParse(words.link).success)
    throw new UsageError(`--link ${words.link} is no address visitors can follow: write https://…, or page: and the name of a page.`);
  return words;
}

function targetsOf(written: readonly string[]): string[] {
  const unknown = written.find((target) => !isNotificationTarget(target));
  if (unknown !== undefined)
    throw new UsageError(
      `--to ${unknown}: say everybody, signedIn, ticket:<name of the ticket>, or role:<User|TicketHolder|Exhibitor|SuperUser>.`,
    );
  return [...new Set(written)];
}

function languageOf(written: string | undefined, { about: { languages } }: PublishedEvent): string | null {
  if (written === undefined) return null;
  const found = languages.find((one) => one.toLowerCase() === written.toLowerCase());
  if (found === undefined) throw new UsageError(`The event has no language ${written}; it has ${languages.join(', ')}.`);
  return found;
}

/** The window, ms. A notification that opens in the past opens now: whoever is there is told. */
function windowOf({ from, until }: NotifyOptions, timeZone: string, now: number): { from: number; until: number | null } {
  const read = (text: string, reader: typeof instantOf, option: string): number => {
    const found = reader(text, timeZone);
    if (found === undefined) throw new UsageError(`${option} ${text} is no time: write 2027-05-03T09:00 (${timeZone}).`);
    return found;
  };
  const first = from === undefined ? now : Math.max(now, read(from, instantOf, '--from'));
  const last = until === undefined ? null : read(until, lastInstantOf, '--until');
  if (last !== null && last < first) throw new UsageError('--until is over before the notification opens.');
  return { from: first, until: last };
}
