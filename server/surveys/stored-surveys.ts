// Answers to surveys as they are stored: once for each person and event or session, without the person where the survey is anonymous.
import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../store/schema.ts';
import type { EvaluationScope } from '../store/surveys-schema.ts';

export type AnswerRow = Selectable<Tables['survey_answers']>;

/** Whoever evaluates. `name` is how marks name them; `accountId` null for a visitor. */
export type Evaluator = { name: string; accountId: number | null };

/** What is evaluated. */
export type Evaluated = { eventId: number; scope: EvaluationScope; entityId: string };

/** Ids of what a person has evaluated in an event. */
export async function evaluatedBy(
  db: Kysely<Tables>,
  { eventId, scope }: Pick<Evaluated, 'eventId' | 'scope'>,
  { name }: Evaluator,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('survey_done')
    .select('entity_id')
    .where('event_id', '=', eventId)
    .where('scope', '=', scope)
    .where('person', '=', name)
    .execute();
  return new Set(rows.map(({ entity_id }) => entity_id));
}

/** Marks something as evaluated by a person; false where it was. */
export async function markDone(db: Kysely<Tables>, { eventId, scope, entityId }: Evaluated, person: Evaluator): Promise<boolean> {
  const made = await db
    .insertInto('survey_done')
    .values({ event_id: eventId, scope, entity_id: entityId, person: person.name, account_id: person.accountId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('entity_id')
    .execute();
  return made.length > 0;
}

/** What is stored of an answer. `accountId` null stores it without the person, and `at` (ms) is then no finer than a day. */
export type NewAnswer = { surveyId: string; accountId: number | null; result: string; at: number };

/** Stores an answer and the mark of its person together; false, and nothing stored, where they have evaluated it. */
export async function saveAnswer(db: Kysely<Tables>, of: Evaluated, person: Evaluator, answer: NewAnswer): Promise<boolean> {
  return db.transaction().execute(async (within) => {
    if (!(await markDone(within, of, person))) return false;
    await within
      .insertInto('survey_answers')
      .values({
        id: randomUUID(),
        event_id: of.eventId,
        survey_id: answer.surveyId,
        scope: of.scope,
        entity_id: of.entityId,
        account_id: answer.accountId,
        result: answer.result,
        submitted_at: answer.at,
      })
      .execute();
    return true;
  });
}

/** The answers of an event, by survey and what it evaluates; in the order of their random ids, which says nothing of who came when. */
export const answersOf = (db: Kysely<Tables>, eventId: number): Promise<AnswerRow[]> =>
  db
    .selectFrom('survey_answers')
    .selectAll()
    .where('event_id', '=', eventId)
    .orderBy('survey_id')
    .orderBy('entity_id')
    .orderBy('id')
    .execute();
