// Tables of people: accounts, sessions, tickets, codes, audit. Instants are ms since 1970 (integers); secrets are stored as SHA-256 (hex) alone.
import type { Generated } from 'kysely';

export type PeopleTables = {
  /** One person in one instance. `password_hash` null: signs in through a provider only, or was invited. */
  accounts: {
    id: Generated<number>;
    instance_key: string;
    email: string;
    /** Lower case; unique within the instance. */
    email_key: string;
    first_name: string;
    surname: string;
    password_hash: string | null;
    confirmed_at: number | null;
    terms_accepted_at: number | null;
    created_at: number;
    /** Set by an organiser: signs in nowhere, all sessions end. */
    blocked_at: number | null;
    /** What users state about themselves (contract `userPayload`), JSON. */
    profile: string;
    picture: string;
    /** 1 yes, 0 no, null not asked (A §4 HCP). */
    is_professional: number | null;
    /** 1: staff of the instance, super user without a ticket. */
    is_staff: number;
  };
  /**
   * Requested accounts, each with its own letter: whoever confirms gets the name and password of that registration. One is kept for an address
   * that has an account, too, and for thirty days: nobody learns from them which addresses have one.
   */
  registrations: {
    id: string;
    instance_key: string;
    email: string;
    email_key: string;
    first_name: string;
    surname: string;
    password_hash: string;
    terms_accepted_at: number | null;
    /** SHA-256 of the cookie of the browser that asked; empty where it is not known. */
    browser: string;
    /** SHA-256 of the code in the letter. */
    code_hash: string;
    code_expires_at: number;
    created_at: number;
    /** Set when another one of its address was confirmed: its code works no more. */
    ended_at: number | null;
  };
  /** Wrong passwords in a row of an address, known or not: an unknown one is locked just the same. */
  sign_in_failures: { instance_key: string; email_key: string; count: number; locked_until: number | null; last_at: number };
  /** Identities of providers linked to accounts. `claims` JSON: the provider's latest; `synced_at` null: not yet compared. */
  external_identities: { issuer: string; subject: string; account_id: number; claims: string; synced_at: number | null };
  /** Codes that work once: reset, transfer, authorise, external (an identity that waits for a decision), pdf (one download of a personal programme). `payload` JSON. */
  codes: {
    hash: string;
    kind: CodeKind;
    account_id: number | null;
    payload: string;
    created_at: number;
    expires_at: number;
    used_at: number | null;
  };
  /** Sign-ins under way, by the hash of their state; `expires_at` 0: finished, kept a day so that a link opened twice is understood. */
  sign_ins: {
    hash: string;
    /** SHA-256 of the cookie of the browser that began. */
    browser: string;
    instance_key: string;
    event_key: string;
    language: string;
    /** PKCE verifier and nonce: random, compared on return. */
    verifier: string;
    nonce: string;
    provider: string;
    return_url: string;
    created_at: number;
    expires_at: number;
  };
  /** Sessions of browsers, by the hash of the cookie. */
  sessions: {
    hash: string;
    account_id: number;
    instance_key: string;
    uuid: string;
    created_at: number;
    /** First instant at which it is over. */
    expires_at: number;
    ended_at: number | null;
    device: string;
    browser: string;
    /** Name of the provider that vouched, empty for the own one; `id_token` as its sign-out wants it. */
    provider: string;
    id_token: string;
  };
  /** Tickets of an event. `external_key` names a ticket in the organiser's system; `account_id` is set when it is claimed, else the address decides. */
  tickets: {
    event_id: number;
    external_key: string;
    email_key: string;
    surname_key: string;
    account_id: number | null;
    /** Contract `ticket`, JSON. */
    document: string;
    /** Days of entry, JSON list of YYYY-MM-DD; null for all. */
    days: string | null;
    /** Withdrawn: kept so that the visitor gets a 410. */
    withdrawn: number;
    updated_at: number;
  };
  /** Feeds of tickets that were read: `feed` names address and mapping (SHA-256, hex), `etag` what the other server answered last. */
  ticket_feeds: { event_id: number; feed: string; etag: string; read_at: number };
  /** Who did what, newest last; kept when a person is deleted, then without name. */
  audit_log: { id: Generated<number>; at: number; kind: string; actor: string; subject: string; place: string; detail: string };
  /**
   * Notifications of the organiser (A §7). `opens_at`: first instant at which it is shown; `until_at` the last, null is open. `targets`: JSON
   * list as `src/rules/notifications.ts` reads it; `language` null is all. `push`: 1 where it is also sent by Web Push, `pushed_at` when that began,
   * `push_sent` how many devices' push services have taken it.
   * Reminders of favourites stand here, too, for one account (`account_id`, else null): `about` is `session 1003` or `presentation p-1`,
   * `about_at` its start when it was written; title and text are empty, they come from the programme. So do the words of changes of favourites: `about`
   * is `favourite-time session 1003`, `about_at` when it was noticed, and the title that of the thing.
   */
  notifications: {
    id: Generated<number>;
    event_id: number;
    title: string;
    text: string;
    link: string;
    opens_at: number;
    until_at: number | null;
    targets: string;
    language: string | null;
    push: number;
    pushed_at: number | null;
    push_sent: Generated<number>;
    created_at: number;
    account_id: Generated<number | null>;
    about: Generated<string | null>;
    about_at: Generated<number | null>;
  };
  /** Which notifications an account has read. */
  notification_reads: { account_id: number; notification_id: number; read_at: number };
  /**
   * Devices that get notifications of an event by Web Push, of visitors (`account_id` null) and of accounts. `endpoint` is unique within the
   * event; `session_uuid` names the session in which the device subscribed, empty for none: it ends with that. `confirmed_at`: when a page last said so.
   */
  push_subscriptions: {
    id: Generated<number>;
    event_id: number;
    endpoint: string;
    p256dh: string;
    auth: string;
    language: string;
    account_id: number | null;
    session_uuid: string;
    created_at: number;
    confirmed_at: number;
  };
  /** What is still to be sent: one notification to one device. `next_at`: not before; while it is being sent, when another server may try. */
  push_deliveries: { notification_id: number; subscription_id: number; attempts: number; next_at: number };
  /** Favourites of an account at an event (B §3 Personal program). `item_id` is the id of the session, presentation or person. */
  favourites: { account_id: number; event_id: number; kind: FavouriteRowKind; item_id: string; created_at: number };
  /** Where accounts stopped in films, whole seconds. */
  watch_progress: { account_id: number; event_id: number; kind: string; item_id: string; seconds: number; changed_at: number };
  /** Quarters of films that accounts have played, counted once: 25, 50, 75, 100. */
  watched_quarters: { account_id: number; event_id: number; kind: string; item_id: string; quarter: number; played_at: number };
  /** Own appointments; the id is made by the device. */
  appointments: {
    account_id: number;
    event_id: number;
    id: string;
    title: string;
    place: string;
    starts_at: number;
    ends_at: number;
    changed_at: number;
  };
  /** How many minutes before a favourite starts an account is reminded, 0 never; without a row as the event says. */
  reminder_choices: { account_id: number; event_id: number; minutes: number };
  /** Where and when favourites of anybody take place, as the version of the event has it that was looked at last, at `noted_at`; title and room in the event's first language. */
  favourite_places: PlacedRow & { noted_at: number };
  /** Favourites of accounts that have changed, with what was known before, until the account has read it. */
  favourite_changes: PlacedRow & { account_id: number; changed_at: number };
  /** Secret addresses of personal calendars, one of an account at an event. `hash`: SHA-256 of the secret. */
  personal_calendars: { hash: string; account_id: number; event_id: number; created_at: number };
  /** Secret links to personal programmes, one of an account at an event. `hash`: SHA-256 of the secret; the others are 1 where the reader sees it. */
  personal_shares: {
    hash: string;
    account_id: number;
    event_id: number;
    shows_name: number;
    shows_appointments: number;
    created_at: number;
  };
  /** Keys this server made for itself, by name (preview links, tokens of the webcast, anonymous ids, Web Push). */
  server_keys: { name: string; value: string };
};

export type CodeKind = 'reset' | 'transfer' | 'authorise' | 'external' | 'registration' | 'qna' | 'pdf';

/** Where and when a session or presentation takes place; `is_off`: 1 where it is cancelled or postponed. */
export type PlacedRow = {
  event_id: number;
  kind: PlacedRowKind;
  item_id: string;
  title: string;
  starts_at: number | null;
  ends_at: number | null;
  room_id: string;
  room: string;
  is_off: number;
};
export type PlacedRowKind = 'session' | 'presentation';

export type FavouriteRowKind = 'session' | 'presentation' | 'speaker' | 'company';
