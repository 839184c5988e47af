// The audit log: sign-ins, sign-outs, publications, blocks, deletions; who, whom, when. Names are ids, so that deleting a person leaves none behind.
import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Tables } from '../store/schema.ts';

/** Kinds of entries. */
export const auditKinds = [
  'sign-in',
  'sign-in-refused',
  'wrong-password',
  'sign-out',
  'locked',
  'account-created',
  'address-confirmed',
  'password-changed',
  'blocked',
  'unblocked',
  'device-blocked',
  'exported',
  'deleted',
  'deletion-asked',
  'deletion-taken-back',
  'invited',
  'staff',
  'tickets-imported',
  'ticket-claimed',
  'published',
  'comment',
  'chat-report',
  'letter',
  'message-report',
  'registered',
  'registration-cancelled',
  'group-members-added',
  'group-members-removed',
  'registration-paid',
  'vouchers',
  'notification',
  'preview-link',
  'preview-link-revoked',
  'submissions-decided',
  'reviews-assigned',
  'withdrawn',
  'restored',
] as const;
export type AuditKind = (typeof auditKinds)[number];

/** One entry. `actor` and `subject` are `account:7`, `cli`, `server` or empty; `place` an event or instance; `at` ms since 1970, of `wrong-password` the hour whose count `detail` is. */
export type AuditEntry = { at: number; kind: AuditKind; actor: string; subject: string; place: string; detail: string };

export type Audit = {
  /** Notes something; durable when it resolves. */
  note: (entry: Omit<AuditEntry, 'at'>) => Promise<void>;
  /** The last entries, newest first; of one subject where given. */
  recent: (asked: { limit: number; subject?: string }) => Promise<AuditEntry[]>;
};

/** Creates the log of a database. */
export const createAudit = ({ db, clock }: { db: Kysely<Tables>; clock: Clock }): Audit => ({
  async note(entry) {
    await db
      .insertInto('audit_log')
      .values({ ...entry, at: clock.now() })
      .execute();
  },
  async recent({ limit, subject }) {
    const rows = await db
      .selectFrom('audit_log')
      .select(['at', 'kind', 'actor', 'subject', 'place', 'detail'])
      .$if(subject !== undefined, (query) => query.where('subject', '=', subject!))
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
    return rows as AuditEntry[];
  },
});
