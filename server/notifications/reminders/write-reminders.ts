// Writes the reminders of favourites that are due at an event: each once, whichever server is first, also after a restart.
import { app } from '../../../src/model/documents/app.ts';
import { decideFavouriteReminder, EARLIEST_REMINDER } from '../../../src/rules/favourite-reminder.ts';
import type { AccessControl } from '../../access/access-control.ts';
import { knownIds } from '../../favourites/known-items.ts';
import { agreedSoon } from '../../meetings/agreed-soon.ts';
import { meetingsSoon } from '../../meetings/meeting-notices.ts';
import type { People } from '../../people/people.ts';
import type { OfferedMeeting } from '../../published/meetings-in-language.ts';
import type { PublishedEvent } from '../../published/event.ts';
import { accountAt } from '../../sessions/caller.ts';
import { offersPush } from '../push/push-message.ts';
import { aboutOf, type RemindedThing, startingSoon } from './reminded-of.ts';

export type ReminderParts = { people: Pick<People, 'db'>; accessControl: Pick<AccessControl, 'ofCaller'> };

/** Ids asked for at once, and rows written at once. */
const AT_ONCE = 200;

/** Minutes before a favourite starts that an event reminds of it; 0 where it has no reminders. */
export function reminderMinutes(event: PublishedEvent): number {
  const { active, reminderMinutes: minutes } = event.documents.read('app', app).notifications;
  return active ? minutes : 0;
}

/** Writes what is due at `now` (ms). Returns the ids written, and when the next may be due: null where nothing is known to start. */
export async function writeReminders(
  parts: ReminderParts,
  event: PublishedEvent,
  now: number,
): Promise<{ written: number[]; next: number | null }> {
  const minutes = reminderMinutes(event);
  const things = minutes === 0 ? [] : startingSoon(event, now, EARLIEST_REMINDER);
  let next: number | null = null;
  const due: Chosen[] = [];
  const meetings =
    minutes === 0
      ? []
      : [
          ...(await bookedOf(parts, event, meetingsSoon(event, now, EARLIEST_REMINDER))),
          ...(await agreedSoon(parts.people.db, event.id, { from: now, until: now + EARLIEST_REMINDER })).map(
            ({ accountId, id, start, chosenAt, minutes: chosen }): Chosen => ({
              accountId,
              thing: { kind: 'meeting', id, start, sessionId: '' },
              start,
              chosenAt,
              minutes: chosen,
            }),
          ),
        ];
  for (const favourite of [...(await favouritesOf(parts, event, things)), ...meetings]) {
    const { start, chosenAt, minutes: chosen } = favourite;
    const verdict = decideFavouriteReminder({ start, chosenAt }, chosen ?? minutes, now);
    if (verdict.outcome === 'show') due.push(favourite);
    else if (verdict.nextChangeAt !== null) next = Math.min(next ?? Infinity, verdict.nextChangeAt);
  }
  const written: number[] = [];
  const known = await knownTo(parts, event, due, now);
  for (let from = 0; from < known.length; from += AT_ONCE) {
    const rows = known.slice(from, from + AT_ONCE).map(({ accountId, thing }) => ({
      event_id: event.id,
      account_id: accountId,
      about: aboutOf(thing),
      about_at: thing.start,
      title: '',
      text: '',
      link: '',
      opens_at: now,
      // The last instant: when it starts it is no reminder any more.
      until_at: thing.start - 1,
      targets: '["signedIn"]',
      language: null,
      push: offersPush(event) ? 1 : 0,
      pushed_at: null,
      created_at: now,
    }));
    const stored = await parts.people.db
      .insertInto('notifications')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['account_id', 'event_id', 'about', 'about_at']).doNothing())
      .returning('id')
      .execute();
    written.push(...stored.map(({ id }) => id));
  }
  return { written, next };
}

type Chosen = { accountId: number; thing: RemindedThing; start: number; chosenAt: number; minutes: number | null };

/** Whose favourites things are, and how long before each wants to be reminded. */
async function favouritesOf({ people: { db } }: ReminderParts, event: PublishedEvent, things: readonly RemindedThing[]): Promise<Chosen[]> {
  const found: Chosen[] = [];
  for (const kind of ['session', 'presentation'] as const) {
    const byId = new Map(things.filter((thing) => thing.kind === kind).map((thing) => [thing.id, thing]));
    const ids = [...byId.keys()];
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const rows = await db
        .selectFrom('favourites')
        .leftJoin('reminder_choices', (join) =>
          join
            .onRef('reminder_choices.account_id', '=', 'favourites.account_id')
            .onRef('reminder_choices.event_id', '=', 'favourites.event_id'),
        )
        .select(['favourites.account_id', 'favourites.item_id', 'favourites.created_at', 'reminder_choices.minutes'])
        .where('favourites.event_id', '=', event.id)
        .where('favourites.kind', '=', kind)
        .where('favourites.item_id', 'in', ids.slice(from, from + AT_ONCE))
        .execute();
      for (const { account_id, item_id, created_at, minutes } of rows) {
        const thing = byId.get(item_id);
        if (thing) found.push({ accountId: account_id, thing, start: thing.start, chosenAt: created_at, minutes });
      }
    }
  }
  // A talk that begins with its session is the same thing to go to.
  const sessions = new Set(found.map(({ accountId, thing }) => `${accountId} ${aboutOf(thing)} ${thing.start}`));
  return found.filter(
    ({ accountId, thing }) =>
      thing.kind === 'session' || !sessions.has(`${accountId} ${aboutOf({ kind: 'session', id: thing.sessionId })} ${thing.start}`),
  );
}

/** Who has booked meetings, and how long before each wants to be reminded. */
async function bookedOf({ people: { db } }: ReminderParts, event: PublishedEvent, soon: readonly OfferedMeeting[]): Promise<Chosen[]> {
  const byId = new Map(soon.map((slot) => [slot.id, slot]));
  const ids = [...byId.keys()];
  const found: Chosen[] = [];
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const rows = await db
      .selectFrom('meeting_bookings')
      .leftJoin('reminder_choices', (join) =>
        join
          .onRef('reminder_choices.account_id', '=', 'meeting_bookings.account_id')
          .onRef('reminder_choices.event_id', '=', 'meeting_bookings.event_id'),
      )
      .select(['meeting_bookings.account_id', 'slot_id', 'changed_at', 'reminder_choices.minutes'])
      .where('meeting_bookings.event_id', '=', event.id)
      .where('state', '=', 'booked')
      .where('slot_id', 'in', ids.slice(from, from + AT_ONCE))
      .execute();
    for (const { account_id, slot_id, changed_at, minutes } of rows) {
      const { start } = byId.get(slot_id)!;
      const thing: RemindedThing = { kind: 'meeting', id: slot_id, start, sessionId: '' };
      found.push({ accountId: account_id, thing, start, chosenAt: changed_at, minutes });
    }
  }
  return found;
}

/** Those whose account is there and may still know of the thing. */
async function knownTo<T extends { accountId: number; thing: RemindedThing }>(
  { people: { db }, accessControl }: ReminderParts,
  event: PublishedEvent,
  due: readonly T[],
  now: number,
): Promise<T[]> {
  const kept: T[] = [];
  for (const [accountId, own] of Map.groupBy(due, (one) => one.accountId)) {
    const found = await accountAt(db, accountId, event, now);
    if (!found) continue;
    const access = accessControl.ofCaller(event, { session: null, ...found });
    kept.push(...own.filter(({ thing: { kind, id } }) => kind === 'meeting' || knownIds(event, access, kind).has(id)));
  }
  return kept;
}
