// What an export of a person shows of surveys: answers that are theirs by name, and what they have evaluated (quality S29).
import type { Selectable } from 'kysely';
import type { Tables } from '../store/schema.ts';

export const showAnswers = ({ event_id, survey_id, scope, entity_id, result, submitted_at }: Selectable<Tables['survey_answers']>) => ({
  event: event_id,
  survey: survey_id,
  of: scope,
  id: entity_id,
  answers: JSON.parse(result) as unknown,
  submittedAt: new Date(submitted_at).toISOString(),
});

export const showDone = ({ event_id, scope, entity_id }: Selectable<Tables['survey_done']>) => ({
  event: event_id,
  of: scope,
  id: entity_id,
});
