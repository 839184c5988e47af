// The table of leads.
import type { Generated } from 'kysely';
import type { LeadKind, LeadQuality } from '../../src/base/lead-choices.ts';

export type LeadTables = {
  /**
   * What a visitor has given to a company, with the words they agreed to; taken back, the row is gone. `note`, `quality` and `noted_at` are
   * the company's; `note_revision` counts how often they were changed. Without an account, `guest_key` is the address that was confirmed, in lower case, and `code_hash` that of the code which
   * takes it back. Instants in ms since 1970.
   */
  leads: {
    id: Generated<number>;
    event_id: number;
    company_id: string;
    account_id: number | null;
    first_name: string;
    surname: string;
    email: string;
    topic: LeadKind;
    message: string;
    consent: string;
    given_at: number;
    changed_at: number;
    note: string;
    quality: LeadQuality;
    noted_at: number | null;
    note_revision: Generated<number>;
    guest_key: string | null;
    code_hash: string | null;
    /** 1 until a letter to the company has counted it. */
    letter_due: Generated<number>;
  };
  /** When a company was last written to about new leads; it stays when they are taken back. Instant in ms since 1970. */
  lead_letters: { event_id: number; company_id: string; sent_at: number };
};
