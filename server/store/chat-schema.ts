// The tables of chats with companies.
import type { Generated } from 'kysely';

export type ChatTables = {
  /**
   * The conversation of a person with a company; deleted by the person, it is gone with its messages. `restore_id`: what the company's own
   * widget asked to keep, empty for none. `last_message`, `visitor_read`, `staff_read`: ids of messages, 0 for none. `closed_at`: when
   * staff closed it; a message of the person opens it again. `letter_at`: when the company was last written to about it. Instants in ms
   * since 1970.
   */
  chats: {
    id: Generated<number>;
    event_id: number;
    company_id: string;
    account_id: number;
    restore_id: string;
    created_at: number;
    last_message: number;
    last_at: number;
    closed_at: number | null;
    visitor_read: number;
    staff_read: number;
    letter_at: number | null;
  };
  /** Messages, in the order of their ids. `account_id`: who wrote it, null where they are gone; `client_id`: the sender's own name of it. */
  chat_messages: {
    id: Generated<number>;
    chat_id: number;
    account_id: number | null;
    is_staff: number;
    client_id: string;
    content: string;
    sent_at: number;
  };
  /**
   * A conversation that one side has reported, kept when it is deleted. `account_id`: its visitor; `side`: who reported it; `state`: what
   * the organiser decided; `decided_at`: when, null for not yet. Instants in ms since 1970.
   */
  chat_reports: {
    id: Generated<number>;
    event_id: number;
    company_id: string;
    account_id: number;
    side: 'visitor' | 'staff';
    reason: string;
    reported_at: number;
    state: 'open' | 'accepted' | 'removed';
    decided_at: number | null;
  };
  /** When staff of a company last had its conversations open; 0 for gone. */
  chat_presence: { event_id: number; company_id: string; seen_at: number };
};
