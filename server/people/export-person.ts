// Everything kept of one person, as they may ask for it; secrets and their hashes are no data of theirs and stay out.
import type { Kysely } from 'kysely';
import type { Tables } from '../store/schema.ts';
import type { AccountRow } from './accounts.ts';
import type { Person } from './find-account.ts';

const iso = (instant: number | null): string | null => (instant === null ? null : new Date(instant).toISOString());
const parsed = (text: string): unknown => JSON.parse(text || 'null');

/** Plain JSON; instants ISO 8601 in UTC. */
export async function exportPerson(db: Kysely<Tables>, account: AccountRow): Promise<Record<string, unknown>> {
  const { password_hash, profile, is_professional, is_staff, ...row } = account;
  const ofAccount = <T extends 'sessions' | 'codes' | 'external_identities'>(table: T) =>
    db
      .selectFrom(table as 'sessions')
      .selectAll()
      .where('account_id', '=', account.id)
      .execute() as unknown as Promise<Tables[T][]>;
  const [sessions, codes, identities, tickets, failures, registrations, audit] = await Promise.all([
    ofAccount('sessions'),
    ofAccount('codes'),
    ofAccount('external_identities'),
    ticketRowsOf(db, account),
    db
      .selectFrom('sign_in_failures')
      .selectAll()
      .where('instance_key', '=', account.instance_key)
      .where('email_key', '=', account.email_key)
      .execute(),
    db
      .selectFrom('registrations')
      .select(['first_name', 'surname', 'created_at', 'ended_at'])
      .where('instance_key', '=', account.instance_key)
      .where('email_key', '=', account.email_key)
      .orderBy('created_at')
      .execute(),
    db
      .selectFrom('audit_log')
      .selectAll()
      .where((eb) => eb.or([eb('subject', '=', `account:${account.id}`), eb('actor', '=', `account:${account.id}`)]))
      .orderBy('id')
      .execute(),
  ]);
  return {
    account: {
      id: account.id,
      instance: row.instance_key,
      email: row.email,
      firstname: row.first_name,
      surname: row.surname,
      picture: row.picture,
      profile: parsed(profile),
      healthCareProfessional: is_professional === null ? null : is_professional === 1,
      staff: is_staff === 1,
      hasPassword: password_hash !== null,
      createdAt: iso(row.created_at),
      confirmedAt: iso(row.confirmed_at),
      termsAcceptedAt: iso(row.terms_accepted_at),
      blockedAt: iso(row.blocked_at),
    },
    tickets: tickets.map(({ event, external_key, document, days, withdrawn, updated_at, account_id }) => ({
      event,
      number: external_key,
      ticket: parsed(document),
      days: days === null ? null : parsed(days),
      claimed: account_id === account.id,
      withdrawn: withdrawn === 1,
      updatedAt: iso(updated_at),
    })),
    identities: identities.map(({ issuer, subject, claims, synced_at }) => ({
      issuer,
      subject,
      claims: parsed(claims),
      syncedAt: iso(synced_at),
    })),
    sessions: sessions.map(({ uuid, device, browser, provider, created_at, expires_at, ended_at }) => ({
      uuid,
      device,
      browser,
      provider,
      createdAt: iso(created_at),
      expiresAt: iso(expires_at),
      endedAt: iso(ended_at),
    })),
    codes: codes.map(({ kind, created_at, expires_at, used_at }) => ({
      kind,
      createdAt: iso(created_at),
      expiresAt: iso(expires_at),
      usedAt: iso(used_at),
    })),
    failedSignIns: failures.map(({ count, locked_until, last_at }) => ({ count, lockedUntil: iso(locked_until), lastAt: iso(last_at) })),
    registrations: registrations.map(({ first_name, surname, created_at, ended_at }) => ({
      firstname: first_name,
      surname,
      createdAt: iso(created_at),
      endedAt: iso(ended_at),
    })),
    audit: audit.map(({ at, kind, actor, subject, place, detail }) => ({ at: iso(at), kind, actor, subject, place, detail })),
  };
}

/** Tickets of the account: claimed by it, or for its address in an event of its instance. */
export async function ticketRowsOf(db: Kysely<Tables>, { id, email_key, instance_key }: Person) {
  return db
    .selectFrom('tickets')
    .innerJoin('events', 'events.id', 'tickets.event_id')
    .selectAll('tickets')
    .select('events.short_name as event')
    .where('events.instance_key', '=', instance_key)
    .where((eb) => eb.or([eb('account_id', '=', id), eb.and([eb('account_id', 'is', null), eb('email_key', '=', email_key)])]))
    .orderBy('tickets.event_id')
    .orderBy('external_key')
    .execute();
}
