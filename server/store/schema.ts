// The tables of the store, the same for SQLite and PostgreSQL.
import type { Generated } from 'kysely';
import type { CharityTables } from './charity-schema.ts';
import type { ChatTables } from './chat-schema.ts';
import type { ContactTables } from './contacts-schema.ts';
import type { LeadTables } from './leads-schema.ts';
import type { MeetingTables } from './meetings-schema.ts';
import type { MessageTables } from './messages-schema.ts';
import type { NoteTables } from './notes-schema.ts';
import type { OwnDataTables } from './own-data-schema.ts';
import type { PeopleTables } from './people-schema.ts';
import type { RegistrationTables } from './registration-schema.ts';
import type { SubmissionTables } from './submissions-schema.ts';
import type { SurveyTables } from './surveys-schema.ts';

/** What differs between the databases in a table definition: the types of an identifier and of bytes. */
export type ColumnTypes = { id: string; bytes: string };

/** Every table. A `…_key` column is a name in lower case: names are unique without regard to case, as addresses are. */
export type Tables = {
  /** Tenants that have published at least one event. */
  instances: { name_key: string; name: string };
  /** Which event a host name shows (A §3 Domain configuration); in the order of `position` the first that fits wins. */
  domains: { hostname: string; position: number; instance: string; default_event: string; default_language: string };
  /** Events; the short name is unique within the instance, `event_key` is `instance/short`. `current_version` 0 means nothing is published yet. */
  events: { id: Generated<number>; instance_key: string; short_name: string; event_key: string; current_version: number };
  /** Published versions: never changed once written. `published_at` is ISO 8601 in UTC. */
  versions: { event_id: number; number: number; published_at: string; content_hash: string; instance_document: string };
  /** Resource rows of a version in their order (A §7 GetResources); `source` is JSON. */
  resource_rows: {
    event_id: number;
    version: number;
    position: number;
    setname: string;
    resourcename: string;
    resourcevalue: string;
    language: string | null;
    source: string | null;
  };
  /** Data files of the programme of a version, in their order. */
  data_files: { event_id: number; version: number; position: number; name: string; file: string; blob_hash: string };
  /** Pictures and documents of a version. `size` in bytes. */
  assets: { event_id: number; version: number; path: string; type: string; size: number; blob_hash: string };
  /** Contents by SHA-256 (hex): the same content is kept once, whatever publishes it. */
  blobs: { hash: string; bytes: Uint8Array };
  /** How often something was viewed, shown, clicked or played on a day (YYYY-MM-DD in the event's zone; empty before days were kept). No person. */
  view_counts: { event_id: number; kind: ViewKind; item_id: string; action: ViewAction; day: string; count: number };
  /** Preview links (A §6): what was signed, and when each was used or revoked. Instants in ms since 1970. */
  preview_links: {
    id: string;
    event_id: number;
    creator: string;
    created_at: number;
    expires_at: number;
    /** Instants the link is intended to show; null is unlimited. */
    from_at: number | null;
    to_at: number | null;
    last_used_at: number | null;
    revoked_at: number | null;
  };
  /** What was taken off for good: an asset of all versions (`version` 0), or a whole version (`path` empty). */
  withdrawals: { event_id: number; version: number; path: string; actor: string; withdrawn_at: number };
} & PeopleTables &
  MessageTables &
  NoteTables &
  SurveyTables &
  CharityTables &
  LeadTables &
  MeetingTables &
  ChatTables &
  ContactTables &
  OwnDataTables &
  RegistrationTables &
  SubmissionTables;

/** What a view is counted of. */
export type ViewKind = 'session' | 'presentation' | 'company' | 'page' | 'advertisement' | 'footer-link' | 'banner-link' | 'video';
/** What happened to it. */
export type ViewAction = 'view' | 'show' | 'click' | 'progress-25' | 'progress-50' | 'progress-75' | 'progress-100';
