// Tables of submissions to calls for abstracts, their files, and their reviews.
import type { Generated } from 'kysely';

/** States as they are stored; whether one is under review follows from its reviews. */
export type StoredState = 'draft' | 'submitted' | 'revision' | 'accepted' | 'rejected' | 'withdrawn';

/** Instants in ms since 1970. */
export type SubmissionTables = {
  submissions: {
    id: Generated<number>;
    event_id: number;
    call_id: string;
    account_id: number;
    /** The key that the author’s device gave. */
    submission_key: string;
    state: StoredState;
    title: string;
    topic_id: string;
    /** `SubmissionContent` as JSON. */
    content: string;
    revision: number;
    /** Language of its letters. */
    language: string;
    created_at: number;
    changed_at: number;
    submitted_at: number | null;
    decided_at: number | null;
    decided_kind: string;
    /** Session of the programme it was accepted for; empty for none. */
    session_id: string;
    /** What organisers write to the authors. */
    decision_comment: string;
  };
  submission_files: {
    submission_id: number;
    account_id: number;
    file_key: string;
    file_name: string;
    size: number;
    bytes: Uint8Array;
    added_at: number;
  };
  /** One for each reviewer a submission is assigned to; without account where they are gone. */
  reviews: {
    id: Generated<number>;
    submission_id: number;
    account_id: number | null;
    state: 'open' | 'done' | 'conflict';
    /** Scores by criterion, JSON. */
    scores: string;
    to_authors: string;
    to_organisers: string;
    assigned_at: number;
    changed_at: number;
  };
};
