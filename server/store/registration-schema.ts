// The tables of registrations: who has which place, vouchers, invoices and payments.
import type { Generated } from 'kysely';
import type { RegistrationState } from '../../src/base/registration-limits.ts';

/** How a registration is paid: `free` costs nothing by itself, `voucher` by a voucher. */
export type PaidBy = 'free' | 'voucher' | 'invoice' | 'provider';

export type RegistrationTables = {
  /**
   * Registrations. `number`: how people name it, also the number of its ticket. `active_key` is `event:account` as long as it is active, so
   * that nobody has two. `price` in the smallest unit of `currency`. `person`, `invoice` and `terms` are JSON. `held_until`: until when a
   * place is kept for a payment or an offer. Instants in ms since 1970.
   */
  event_registrations: {
    id: Generated<number>;
    number: string;
    event_id: number;
    account_id: number;
    request_id: string;
    active_key: string | null;
    ticket_id: string;
    state: RegistrationState;
    paid_by: PaidBy;
    is_paid: number;
    price: number;
    currency: string;
    voucher_id: number | null;
    invoice_number: number | null;
    person: string;
    invoice: string;
    terms: string;
    language: string;
    created_at: number;
    changed_at: number;
    held_until: number | null;
  };
  /** Counters of an event by name: `ticket <id>` and `waiting` are locks, `invoice` is the last number that was given. */
  registration_counters: { event_id: number; name: string; value: number };
  /** Vouchers by the hash of their code; `tickets` is a JSON list of ids, empty for all. `used` counts registrations that have it. */
  vouchers: {
    id: Generated<number>;
    event_id: number;
    code_hash: string;
    label: string;
    tickets: string;
    kind: 'free' | 'percent' | 'amount';
    value: number;
    most_uses: number;
    used: number;
    expires_at: number | null;
    revoked_at: number | null;
    created_at: number;
  };
  /** Invoices by their number, which has no gaps; one of a person who is deleted stays without naming them. */
  registration_invoices: {
    event_id: number;
    number: number;
    registration: string;
    account_id: number | null;
    amount: number;
    currency: string;
    address: string;
    issued_at: number;
    paid_at: number | null;
    cancelled_at: number | null;
  };
  /** Attempts to pay with a provider. */
  registration_payments: {
    id: string;
    registration_id: number;
    provider: string;
    amount: number;
    currency: string;
    state: 'begun' | 'paid' | 'failed' | 'cancelled';
    created_at: number;
    changed_at: number;
  };
};
