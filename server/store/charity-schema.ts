// Tables of the charity challenge.

export type CharityTables = {
  /** What a participant has earned with a challenge, for a project. Answers are not stored. `done_at` in ms since 1970. */
  charity_points: {
    event_id: number;
    account_id: number;
    challenge_id: string;
    project_id: string;
    right_answers: number;
    points: number;
    done_at: number;
  };
  /** Whether a participant is named (1) or not (0) in the highscore of an event; who has no row is named. */
  charity_participants: { event_id: number; account_id: number; named: number; changed_at: number };
};
