// Sample people of the sample congress: their comments and ratings on a session, what they think of products, gave to companies and wrote with them, whom they meet, and the programme of one of them. Written when the samples of this product are first published.
import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { leadQualities, leadTopics } from '../../src/base/lead-choices.ts';
import { emptyTicket } from '../../src/contract/ticket-shapes.ts';
import { insertMessage } from '../chat/stored-messages.ts';
import { storeLead, storeNote } from '../exhibition/stored-leads.ts';
import { bookSeat } from '../meetings/stored-bookings.ts';
import type { Database } from '../store/store.ts';
import { sampleSubmissions, writeSubmissions } from './sample-submissions.ts';

const programme = z.strictObject({
  by: z.int(),
  ticket: z.string(),
  favourites: z.record(z.enum(['session', 'presentation', 'speaker', 'company']), z.array(z.string())),
  appointments: z.array(z.strictObject({ id: z.string(), title: z.string(), place: z.string(), start: z.string(), end: z.string() })),
});
const text = z.strictObject({ by: z.int(), minutesBefore: z.number(), text: z.string() });
const shape = z.strictObject({
  session: z.string(),
  people: z.array(z.strictObject({ firstname: z.string(), surname: z.string() })),
  comments: z.array(text.extend({ visibility: z.enum(['participants', 'everybody']), likes: z.array(z.int()), replies: z.array(text) })),
  programme,
  ratings: z.array(z.strictObject({ by: z.int(), value: z.int().min(1).max(5), text: z.string() })),
  submissions: sampleSubmissions,
  products: z.array(z.strictObject({ id: z.string(), values: z.array(z.int().min(1).max(5)) })),
  leads: z.array(
    z.strictObject({
      by: z.int(),
      company: z.string(),
      topic: z.enum(leadTopics),
      message: z.string(),
      note: z.string(),
      quality: z.enum(leadQualities),
    }),
  ),
  meetings: z.array(
    z.strictObject({ by: z.int(), company: z.string(), slot: z.string(), start: z.string(), end: z.string(), message: z.string() }),
  ),
  chats: z.array(
    z.strictObject({
      by: z.int(),
      company: z.string(),
      messages: z.array(z.strictObject({ by: z.int(), minutesBefore: z.number(), text: z.string() })),
    }),
  ),
});

const MINUTE = 60_000;

/**
 * Writes them once: an event that has comments, or is no sample, is left alone. The accounts have no password: who wants to look as one of them
 * invites them (`foyer users invite`).
 */
export async function writeSamplePeople({ db }: Pick<Database, 'db'>, now: number): Promise<void> {
  const event = await db.selectFrom('events').select('id').where('event_key', '=', 'kardia/kardia2027').executeTakeFirst();
  if (!event) return;
  const written = await db.selectFrom('notes').select('id').where('event_id', '=', event.id).limit(1).executeTakeFirst();
  if (written) return;
  const sample = shape.parse(JSON.parse(readFileSync(new URL('sample-people.json', import.meta.url), 'utf8')));
  const place = { event_id: event.id, kind: 'session' as const, item_id: sample.session };
  await db.transaction().execute(async (within) => {
    const people: number[] = [];
    for (const [nth, { firstname, surname }] of sample.people.entries()) {
      const email = `sample-${nth + 1}@example.org`;
      const account = await within
        .insertInto('accounts')
        .values({
          instance_key: 'kardia',
          email,
          email_key: email,
          first_name: firstname,
          surname,
          password_hash: null,
          confirmed_at: now,
          terms_accepted_at: now,
          created_at: now,
          blocked_at: null,
          profile: '{}',
          picture: '',
          is_professional: null,
          is_staff: 0,
        })
        .onConflict((conflict) => conflict.columns(['instance_key', 'email_key']).doNothing())
        .returning('id')
        .executeTakeFirst();
      // Another server that starts at the same time writes them.
      if (!account) return;
      people.push(account.id);
    }
    const add = async (one: z.infer<typeof text>, visibility: string, parent_id: number | null): Promise<number> => {
      const at = now - one.minutesBefore * MINUTE;
      const row = { ...place, account_id: people[one.by]!, parent_id, is_note: 0, content: one.text, visibility, state: 'open' };
      return (
        await within
          .insertInto('notes')
          .values({ ...row, created_at: at, edited_at: null, changed_at: at })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id;
    };
    for (const { visibility, likes, replies, ...comment } of sample.comments) {
      const id = await add(comment, visibility, null);
      for (const by of likes)
        await within.insertInto('note_likes').values({ note_id: id, account_id: people[by]!, liked_at: now }).execute();
      for (const reply of replies) await add(reply, visibility, id);
    }
    await writeProgramme(within, { ...sample.programme, eventId: event.id, accountId: people[sample.programme.by]!, now });
    for (const { by, value, text: content } of sample.ratings)
      await within
        .insertInto('ratings')
        .values({ ...place, account_id: people[by]!, value, content, rated_at: now })
        .execute();
    await writeChats(within, sample, { eventId: event.id, people, now });
    await writeExhibition(within, sample, { eventId: event.id, people, now });
    await writeSubmissions(within, sample.submissions, { eventId: event.id, people, named: sample.people, now });
  });
}

/** What people wrote with companies; who answers has no ticket as staff, so that nobody reads as they do. */
async function writeChats(
  db: Database['db'],
  { chats }: Pick<z.infer<typeof shape>, 'chats'>,
  { eventId, people, now }: { eventId: number; people: readonly number[]; now: number },
): Promise<void> {
  for (const { by, company, messages } of chats) {
    const chat = { eventId, company, accountId: people[by]! };
    for (const [nth, message] of messages.entries()) {
      const isStaff = message.by !== by;
      const written = { chat, accountId: people[message.by]!, isStaff, clientId: `sample-${nth}`, content: message.text };
      await insertMessage(db, written, now - message.minutesBefore * MINUTE);
    }
  }
}

/** What people think of products, and gave to companies. */
async function writeExhibition(
  db: Database['db'],
  { products, leads, meetings, people: named }: Pick<z.infer<typeof shape>, 'products' | 'leads' | 'meetings' | 'people'>,
  { eventId, people, now }: { eventId: number; people: readonly number[]; now: number },
): Promise<void> {
  const rated = products.flatMap(({ id, values }) => values.map((value, by) => ({ item_id: id, value, account_id: people[by]! })));
  await db
    .insertInto('ratings')
    .values(rated.map((row) => ({ ...row, event_id: eventId, kind: 'product' as const, content: '', rated_at: now })))
    .execute();
  for (const { by, company, note, quality, ...given } of leads) {
    const { firstname, surname } = named[by]!;
    const consent = 'The company receives these details and may write to me about them.';
    const data = { ...given, first_name: firstname, surname, email: `sample-${by + 1}@example.org`, consent };
    const of = { eventId, company };
    const { id } = await storeLead(db, { ...of, accountId: people[by]! }, data, now, 0);
    await storeNote(db, of, id, { note, quality, revision: 0 }, now);
  }
  for (const { by, company, slot: id, start, end, message } of meetings) {
    const { firstname, surname } = named[by]!;
    const given = {
      first_name: firstname,
      surname,
      email: '',
      message,
      consent: 'The company gets my name and my message for this meeting.',
    };
    // Each of these slots has six seats or nobody else in it.
    const slot = { id, company, start: Date.parse(start), end: Date.parse(end), capacity: 1 };
    await bookSeat(db, { eventId, accountId: people[by]! }, slot, given, now);
  }
}

type SampleProgramme = z.infer<typeof programme> & { eventId: number; accountId: number; now: number };

/** A ticket, favourites that clash and leave time, and an appointment; starred the day before. */
async function writeProgramme(
  db: Database['db'],
  { eventId, accountId, now, ticket, favourites, appointments }: SampleProgramme,
): Promise<void> {
  const own = { account_id: accountId, event_id: eventId };
  const document = { ...emptyTicket, IsValid: true, IsPayed: true, TicketTypeName: ticket, ParticipantTypeValid: true };
  const key = { event_id: eventId, external_key: `sample-${accountId}`, email_key: '', surname_key: '', account_id: accountId };
  await db
    .insertInto('tickets')
    .values({ ...key, document: JSON.stringify(document), days: null, withdrawn: 0, updated_at: now })
    .execute();
  const stars = (['session', 'presentation', 'speaker', 'company'] as const).flatMap((kind) =>
    favourites[kind].map((id, nth) => ({ ...own, kind, item_id: id, created_at: now - 86_400_000 + nth })),
  );
  await db.insertInto('favourites').values(stars).execute();
  await db
    .insertInto('appointments')
    .values(
      appointments.map(({ id, title, place, start, end }) => ({
        ...own,
        id,
        title,
        place,
        starts_at: Date.parse(start),
        ends_at: Date.parse(end),
        changed_at: now,
      })),
    )
    .execute();
}
