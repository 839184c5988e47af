// The stored session user of an instance (A §3): what this device remembers of who is signed in, without any secret, read at the border.
import type { SessionUser } from '../contract/session.ts';
import { userKey } from './signed-out.ts';
import { recall, remember } from './use-remembered.ts';

const texts = ['UserId', 'Firstname', 'Surname', 'Email', 'ProfilePicturePath', 'validUntil', 'uuid'] as const;

/** The user kept for an instance; null for none, and for what is no user. Whether the session still holds, the server says. */
export function storedUser(instance: string): SessionUser | null {
  try {
    const kept: unknown = JSON.parse(recall(userKey(instance), 'local') || 'null');
    return isUser(kept) ? kept : null;
  } catch {
    return null;
  }
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

/** Keeps the user of an instance; null forgets. Only fields of the contract are written, so that nothing else ever stays on a device. */
export function storeUser(instance: string, user: SessionUser | null): void {
  const { hasTicket, HealthCareProfessional } = user ?? {};
  const written = user && { ...Object.fromEntries(texts.map((name) => [name, user[name]])), hasTicket, HealthCareProfessional };
  const text = written ? JSON.stringify(written) : '';
  // Other tabs hear of every change; what is the same is none.
  if (recall(userKey(instance), 'local') !== text) remember(userKey(instance), text, 'local');
}

/** The toggle of people who may be super users (A §4 Super user); it hides or shows, the server never looks at it. */
export const toggleKey = (instance: string): string => `sUser.${instance.toLowerCase()}`;
export const isToggledOn = (instance: string): boolean => recall(toggleKey(instance), 'local') === 'true';
