// The stored session user of an instance (A §3): the signed-in user without any secret, validated when read.
import { parseJson } from '../base/parse-json.ts';
import type { SessionUser } from '../contract/session.ts';
import { userKey } from './signed-out.ts';
import { recall, remember } from './use-remembered.ts';

const texts = ['UserId', 'Firstname', 'Surname', 'Email', 'ProfilePicturePath', 'validUntil', 'uuid'] as const;

/** The user stored for an instance; null for none or an invalid one. The server decides whether the session is still valid. */
export function storedUser(instance: string): SessionUser | null {
  const kept = parseJson(recall(userKey(instance), 'local'));
  return isUser(kept) ? kept : null;
}

function isUser(kept: unknown): kept is SessionUser {
  if (typeof kept !== 'object' || kept === null) return false;
  const fields = kept as Record<string, unknown>;
  const { hasTicket, HealthCareProfessional: said, validUntil } = fields;
  return (
    texts.every((name) => typeof fields[name] === 'string') &&
    typeof hasTicket === 'boolean' &&
    (said === null || typeof said === 'boolean') &&
    !Number.isNaN(Date.parse(String(validUntil)))
  );
}

/** Stores the user of an instance; null removes it. Only fields of the contract are written. */
export function storeUser(instance: string, user: SessionUser | null): void {
  const { hasTicket, HealthCareProfessional } = user ?? {};
  const written = user && { ...Object.fromEntries(texts.map((name) => [name, user[name]])), hasTicket, HealthCareProfessional };
  const text = written ? JSON.stringify(written) : '';
  // Other tabs are notified of every change; an unchanged value is not written.
  if (recall(userKey(instance), 'local') !== text) remember(userKey(instance), text, 'local');
}

/** The toggle of people who may be super users (A §4 Super user); it hides or shows, and the server ignores it. */
export const toggleKey = (instance: string): string => `sUser.${instance.toLowerCase()}`;
export const isToggledOn = (instance: string): boolean => recall(toggleKey(instance), 'local') === 'true';
