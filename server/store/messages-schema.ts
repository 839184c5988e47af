// The tables of conversations between participants, in groups and with the help desk, and of the directory of participants.
import type { Generated } from 'kysely';

/** `direct`: two participants · `group`: a group of the organiser · `help`: a question at the help desk. */
export type ThreadKind = 'direct' | 'group' | 'help';
/** `unconfirmed`: the address of a guest is not confirmed · `asked`, `declined`: a conversation that was asked for · `open` · `closed`: by the help desk. */
export type ThreadState = 'unconfirmed' | 'asked' | 'declined' | 'open' | 'closed';

export type MessageTables = {
  /**
   * Conversations. `thread_key`: the two accounts of a direct one, smaller id first, the id of a group, or a random name. `asked_by`: who
   * began it, null for a group and for a guest, of whom there are name, address and the hash of the code of their link. `staff_read`: last
   * message that the help desk has read. Ids of messages are 0 for none; instants in ms since 1970.
   */
  threads: {
    id: Generated<number>;
    event_id: number;
    kind: ThreadKind;
    thread_key: string;
    topic: string;
    subject: string;
    state: ThreadState;
    asked_by: number | null;
    guest_name: string;
    guest_email: string;
    guest_key: string;
    code_hash: string | null;
    language: string;
    created_at: number;
    last_message: number;
    last_at: number;
    staff_read: number;
  };
  /** Who takes part, how far they have read, and when a letter last told them of what they had not (0 for never). */
  thread_members: { thread_id: number; account_id: number; read_up_to: number; letter_at: number };
  /** Messages in the order of their ids; `client_id`: the sender's own name of it. */
  thread_messages: {
    id: Generated<number>;
    thread_id: number;
    account_id: number | null;
    is_staff: number;
    client_id: string;
    content: string;
    sent_at: number;
  };
  /** Members of groups whom the organiser added by their address; `email_key` is that of an account that is there or comes. */
  group_members: { event_id: number; group_id: string; email_key: string; added_at: number };
  /**
   * A conversation that one of those who take part has reported, kept when it is deleted. `thread_key`: as that of the conversation;
   * `other_id`: who is meant, null for a group, a guest, and somebody who is gone; `state`: what the organiser decided; `decided_at`: when,
   * null for not yet.
   */
  message_reports: {
    id: Generated<number>;
    event_id: number;
    thread_id: number;
    kind: ThreadKind;
    thread_key: string;
    account_id: number;
    other_id: number | null;
    reason: string;
    reported_at: number;
    state: 'open' | 'accepted' | 'removed';
    decided_at: number | null;
  };
  /** Who wants no messages of whom. */
  message_blocks: { event_id: number; account_id: number; other_id: number; blocked_at: number };
  /** What a participant allows and says at an event; `public_id`: how others name them; `interests` is JSON. */
  networking_profiles: {
    event_id: number;
    account_id: number;
    public_id: string;
    takes_messages: number;
    is_listed: number;
    wants_letters: number;
    interests: string;
    about: string;
    changed_at: number;
  };
};
