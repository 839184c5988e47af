// Comments and ratings of sample people on a session of the sample congress: written when the samples of this product are first published.
import { readFileSync } from 'node:fs';
import * as z from 'zod';
import type { Database } from '../store/store.ts';

const text = z.strictObject({ by: z.int(), minutesBefore: z.number(), text: z.string() });
const shape = z.strictObject({
  session: z.string(),
  people: z.array(z.strictObject({ firstname: z.string(), surname: z.string() })),
  comments: z.array(text.extend({ visibility: z.enum(['participants', 'everybody']), likes: z.array(z.int()), replies: z.array(text) })),
  ratings: z.array(z.strictObject({ by: z.int(), value: z.int().min(1).max(5), text: z.string() })),
});

const MINUTE = 60_000;

/** Writes them once: an event that has comments, or is no sample, is left alone. The accounts have no password: nobody signs in as them. */
export async function writeSampleComments({ db }: Pick<Database, 'db'>, now: number): Promise<void> {
  const event = await db.selectFrom('events').select('id').where('event_key', '=', 'kardia/kardia2027').executeTakeFirst();
  if (!event) return;
  const written = await db.selectFrom('notes').select('id').where('event_id', '=', event.id).limit(1).executeTakeFirst();
  if (written) return;
  const sample = shape.parse(JSON.parse(readFileSync(new URL('sample-comments.json', import.meta.url), 'utf8')));
  const place = { event_id: event.id, kind: 'session' as const, item_id: sample.session };
  await db.transaction().execute(async (within) => {
    const people: number[] = [];
    for (const [nth, { firstname, surname }] of sample.people.entries()) {
      const email = `sample-${nth + 1}@example.org`;
      const { id } = await within
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
        .returning('id')
        .executeTakeFirstOrThrow();
      people.push(id);
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
    for (const { by, value, text: content } of sample.ratings)
      await within
        .insertInto('ratings')
        .values({ ...place, account_id: people[by]!, value, content, rated_at: now })
        .execute();
  });
}
