// The table of leads.
import type { Generated } from 'kysely';
import type { LeadQuality, LeadTopic } from '../../src/base/lead-choices.ts';

export type LeadTables = {
  /**
   * What a visitor has given to a company, with the words they agreed to; taken back, the row is gone. `note`, `quality` and `noted_at` are
   * the company's. Instants in ms since 1970.
   */
  leads: {
    id: Generated<number>;
    event_id: number;
    company_id: string;
    account_id: number;
    first_name: string;
    surname: string;
    email: string;
    topic: LeadTopic;
    message: string;
    consent: string;
    given_at: number;
    changed_at: number;
    note: string;
    quality: LeadQuality;
    noted_at: number | null;
  };
};
