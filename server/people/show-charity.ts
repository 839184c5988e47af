// What an export of a person shows of the charity challenge: what they have earned, and whether they are named (quality S29).
import type { Selectable } from 'kysely';
import type { Tables } from '../store/schema.ts';

const iso = (instant: number): string => new Date(instant).toISOString();

export const showPoints = ({
  event_id,
  challenge_id,
  project_id,
  right_answers,
  points,
  done_at,
}: Selectable<Tables['charity_points']>) => ({
  event: event_id,
  challenge: challenge_id,
  project: project_id,
  rightAnswers: right_answers,
  points,
  doneAt: iso(done_at),
});

export const showNaming = ({ event_id, named, changed_at }: Selectable<Tables['charity_participants']>) => ({
  event: event_id,
  named: named === 1,
  changedAt: iso(changed_at),
});
