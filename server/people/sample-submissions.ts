// Sample submissions of the sample congress: one that was accepted, one that was sent back, one that waits for its reviewer.
import * as z from 'zod';
import { emptyContent } from '../../src/rules/submissions/check-content.ts';
import type { Database } from '../store/store.ts';

/** What the file of sample people says of them; `by` and reviewers are places in its list of people. */
export const sampleSubmissions = z.array(
  z.strictObject({
    by: z.int(),
    call: z.string(),
    state: z.enum(['submitted', 'accepted', 'revision']),
    title: z.string(),
    abstract: z.string(),
    topic: z.string(),
    kind: z.string(),
    keywords: z.array(z.string()),
    institution: z.string(),
    session: z.string(),
    comment: z.string(),
    reviews: z.array(z.strictObject({ by: z.int(), scores: z.record(z.string(), z.int()), toAuthors: z.string() })),
  }),
);

type Named = { firstname: string; surname: string };

/** Writes them; `people` are the ids of the accounts. */
export async function writeSubmissions(
  db: Database['db'],
  list: z.infer<typeof sampleSubmissions>,
  { eventId, people, named, now }: { eventId: number; people: readonly number[]; named: readonly Named[]; now: number },
): Promise<void> {
  for (const [nth, { by, reviews, ...one }] of list.entries()) {
    const { firstname: Firstname, surname: Surname } = named[by]!;
    const isDecided = one.state !== 'submitted';
    const content = {
      ...emptyContent,
      Title: one.title,
      Abstract: one.abstract,
      TopicId: one.topic,
      KindId: one.kind,
      Keywords: one.keywords,
      Authors: [{ Firstname, Surname, Email: `sample-${by + 1}@example.org`, Institutions: [one.institution], IsPresenting: true }],
      Conflicts: { Answer: 'none' as const, Text: '' },
      Declarations: ['unpublished', 'agreed'],
    };
    const { id } = await db
      .insertInto('submissions')
      .values({
        event_id: eventId,
        call_id: one.call,
        account_id: people[by]!,
        submission_key: `sample-submission-${nth + 1}`,
        state: one.state,
        title: one.title,
        topic_id: one.topic,
        content: JSON.stringify(content),
        revision: 1,
        language: 'en-GB',
        created_at: now,
        changed_at: now,
        submitted_at: now,
        decided_at: isDecided ? now : null,
        decided_kind: one.state === 'accepted' ? one.kind : '',
        session_id: one.session,
        decision_comment: one.comment,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const review of reviews) {
      const scores = Object.entries(review.scores).map(([Id, Value]) => ({ Id, Value }));
      await db
        .insertInto('reviews')
        .values({
          submission_id: id,
          account_id: people[review.by]!,
          state: scores.length > 0 ? 'done' : 'open',
          scores: JSON.stringify(scores),
          to_authors: review.toAuthors,
          to_organisers: '',
          assigned_at: now,
          changed_at: now,
        })
        .execute();
    }
  }
}
