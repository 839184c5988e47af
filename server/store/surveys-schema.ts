// Tables of evaluation.

export type SurveyTables = {
  /**
   * Answers to surveys. `result` is JSON by name of the question. `account_id` is null for an anonymous survey and for visitors; `submitted_at`
   * (ms since 1970) is then the beginning of the day in the zone of the event, so that no time leads to a person.
   */
  survey_answers: {
    id: string;
    event_id: number;
    survey_id: string;
    scope: EvaluationScope;
    /** Id of the session; that of the event for the event. */
    entity_id: string;
    account_id: number | null;
    result: string;
    submitted_at: number;
  };
  /** Who has evaluated what, without a time. `person` is `account:<id>`, or `visitor:` and the hash of the token of a device. */
  survey_done: { event_id: number; scope: EvaluationScope; entity_id: string; person: string; account_id: number | null };
};

/** What is evaluated. */
export type EvaluationScope = 'event' | 'session';
