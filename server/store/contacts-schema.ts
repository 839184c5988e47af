// The tables of meetings that are not booked by slot, of badges, of blocked conversations, and of contact forms without an account.
import type { Generated } from 'kysely';
import type { LeadTopic } from '../../src/base/lead-choices.ts';
import type { MeetingRequestState, RequestTurn } from '../../src/base/meeting-states.ts';

export type ContactTables = {
  /**
   * A time that somebody proposes to a company, or offers to the staff of all (`offered`, company empty), with the words they agreed to.
   * Accepted, the row is gone: a booking has its `uid`. `turn`: who answers. `declined` stays with its reason until the other side has
   * read it. Instants in ms since 1970.
   */
  meeting_requests: {
    uid: string;
    event_id: number;
    company_id: string;
    account_id: number;
    state: MeetingRequestState;
    turn: RequestTurn;
    starts_at: number;
    ends_at: number;
    topic: string;
    place: string;
    first_name: string;
    surname: string;
    email: string;
    message: string;
    consent: string;
    reason: string;
    created_at: number;
    changed_at: number;
  };
  /** The code of somebody's badge that works now, hashed; a new one replaces it. */
  badges: { event_id: number; account_id: number; code_hash: string; expires_at: number };
  /** A company that has read somebody's badge and waits for their consent; allowed, the row is gone and a lead is there. */
  badge_scans: {
    id: Generated<number>;
    event_id: number;
    company_id: string;
    account_id: number;
    state: 'asked' | 'declined';
    asked_at: number;
  };
  /** A side that wants nothing more of the other: the visitor of the company, or its staff of the visitor; or the organiser, who ended it. */
  chat_blocks: { event_id: number; company_id: string; account_id: number; side: 'visitor' | 'staff' | 'organiser'; blocked_at: number };
  /** A contact form of somebody without account, until the address is confirmed; the company does not see it. */
  guest_leads: {
    code_hash: string;
    event_id: number;
    company_id: string;
    first_name: string;
    surname: string;
    email: string;
    email_key: string;
    topic: LeadTopic;
    message: string;
    consent: string;
    created_at: number;
  };
};
