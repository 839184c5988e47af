// The tables of notes, comments and ratings (B §3).
import type { Generated } from 'kysely';

/** What a note is about. */
export type NotedKind = 'session' | 'presentation';
/** What a rating is about. */
export type RatedKind = NotedKind | 'product';

export type NoteTables = {
  /**
   * Notes and comments. `account_id` null: the person is gone, and with them the words. `parent_id`: the comment that is answered, always the
   * first of its thread. `is_note` 1: for its author alone. `visibility` and `state` as in `src/rules/notes.ts`. `changed_at` grows with
   * every change of what readers see.
   */
  notes: {
    id: Generated<number>;
    event_id: number;
    account_id: number | null;
    kind: NotedKind;
    item_id: string;
    parent_id: number | null;
    is_note: number;
    content: string;
    visibility: string;
    state: string;
    created_at: number;
    edited_at: number | null;
    changed_at: number;
  };
  /** Who likes what; once per account. */
  note_likes: { note_id: number; account_id: number; liked_at: number };
  /** Who has reported what; once per account. */
  note_reports: { note_id: number; account_id: number; reported_at: number };
  /** Ratings, 1 to 5; one per account and thing. */
  ratings: {
    event_id: number;
    account_id: number;
    kind: RatedKind;
    item_id: string;
    value: number;
    content: string;
    rated_at: number;
  };
};
