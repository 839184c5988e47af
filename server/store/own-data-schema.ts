// Tables of what a person has at the events: picture, state of the profile form, consents, documents, and a deletion that waits.

export type OwnDataTables = {
  /**
   * An account that asked to be deleted; at `due_at` everything of it is. `event_id`: at which event, whose letter tells them when it is
   * done; null where none is to be sent. `language` of the letter, empty for the event's own.
   */
  account_deletions: { account_id: number; asked_at: number; due_at: number; event_id: number | null; language: string };
  /** The picture of a person as the server has encoded it (WebP); `hash` is SHA-256 of the bytes, and part of its address. */
  profile_pictures: { account_id: number; hash: string; bytes: Uint8Array; changed_at: number };
  /** What the organiser says of a profile form; without a row it is open. */
  form_states: { account_id: number; event_id: number; status: string; changed_at: number };
  /** Terms a person agreed to, by id and version; `is_accepted` 0: a consent that was refused. */
  terms_acceptances: {
    account_id: number;
    event_id: number;
    terms_id: string;
    version: string;
    is_accepted: number;
    language: string;
    accepted_at: number;
  };
  /** Files that organisers gave to one person, by their address. */
  user_documents: {
    id: string;
    event_id: number;
    email_key: string;
    file_type: string;
    title: string;
    file_name: string;
    media_type: string;
    size: number;
    bytes: Uint8Array;
    created_at: number;
  };
};
