// The table of booked meetings.
import type { Generated } from 'kysely';

export type MeetingTables = {
  /**
   * A seat of a slot that somebody has booked, with the words they agreed to; `starts_at` and `ends_at` are those they booked. Cancelled by
   * themselves, the row is gone; `cancelled` is what the company has cancelled, with its reason and without a seat, and `dismissed_at` is
   * when its person has read that. `uid` stays the same when the booking moves. Instants in ms since 1970.
   */
  meeting_bookings: {
    event_id: number;
    slot_id: string;
    account_id: number;
    uid: string;
    company_id: string;
    seat: number | null;
    state: 'booked' | 'cancelled';
    starts_at: number;
    ends_at: number;
    first_name: string;
    surname: string;
    email: string;
    message: string;
    consent: string;
    reason: string;
    booked_at: number;
    changed_at: number;
    dismissed_at: number | null;
    /** 1: agreed on beyond the slots; `topic` and `place` are then its own. */
    is_agreed: Generated<number>;
    topic: Generated<string>;
    place: Generated<string>;
  };
};
