// The answers to the surveys of an event, with the questions and names they belong to.
import { preparePublishedEvent } from '../../server/published/event.ts';
import type { PublishedEvent } from '../../server/published/event.ts';
import { answersOf, type AnswerRow } from '../../server/surveys/stored-surveys.ts';
import { surveysOf } from '../../server/surveys/published-surveys.ts';
import { isoInZone } from '../../src/clock/zone.ts';
import type { Survey } from '../../src/model/documents/survey.ts';
import { UsageError } from '../output/usage-error.ts';
import { storeOfEnvironment } from '../store/environment-store.ts';
import { publishedEvent } from '../store/published-event.ts';

/** An answer for organisers. `person` is the address of who answered; empty for an anonymous survey and for visitors. */
export type ReadAnswer = {
  survey: string;
  of: AnswerRow['scope'];
  id: string;
  name: string;
  /** Local time of the event; a day alone where no person is stored. */
  submitted: string;
  person: string;
  answers: Record<string, unknown>;
};

/** What the commands of surveys work on. */
export type SurveyAnswers = { event: PublishedEvent; language: string; surveys: ReadonlyMap<string, Survey>; answers: ReadAnswer[] };

/** Reads the answers, of one survey or all. Throws UsageError for an unknown event or survey. */
export async function readAnswers(
  name: string,
  { survey, language: asked }: { survey?: string; language?: string },
): Promise<SurveyAnswers> {
  const store = await storeOfEnvironment();
  try {
    const { id, instance, event: shortName } = await publishedEvent(store, name);
    const head = (await store.events()).find((one) => one.id === id);
    const stored = head && (await store.load(id, head.version));
    if (!stored) throw new UsageError(`The event ${name} has no published version.`);
    const event = preparePublishedEvent({ id, instance, shortName, version: head.version }, stored);
    const language = event.languageFor(asked);
    const surveys = surveysOf(event);
    const rows = await answersOf(store.db, id);
    const known = new Set([...surveys.keys(), ...rows.map(({ survey_id }) => survey_id)]);
    if (survey !== undefined && !known.has(survey))
      throw new UsageError(`The event ${name} has no survey ${survey}; it has ${[...known].join(', ') || 'none'}.`);
    const accounts = await store.db
      .selectFrom('accounts')
      .select(['id', 'email'])
      .where('instance_key', '=', instance.toLowerCase())
      .execute();
    const emails = new Map(accounts.map((account) => [account.id, account.email]));
    const sessions = new Map(event.programme.inLanguage(language).sessions.map(({ Id, Name }) => [Id, Name]));
    const answers = rows
      .filter(({ survey_id }) => survey === undefined || survey_id === survey)
      .map((row): ReadAnswer => {
        const local = isoInZone(row.submitted_at, event.timeZone);
        return {
          survey: row.survey_id,
          of: row.scope,
          id: row.entity_id,
          name: row.scope === 'event' ? event.text(event.about.name, language) : (sessions.get(row.entity_id) ?? ''),
          submitted: row.account_id === null ? local.slice(0, 10) : local.slice(0, 16),
          person: row.account_id === null ? '' : (emails.get(row.account_id) ?? ''),
          answers: JSON.parse(row.result) as Record<string, unknown>,
        };
      });
    return { event, language, surveys: survey === undefined ? surveys : new Map([...surveys].filter(([one]) => one === survey)), answers };
  } finally {
    await store.close();
  }
}
