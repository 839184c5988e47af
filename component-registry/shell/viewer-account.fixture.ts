// A viewer for tests of the shell's parts.
import { vi } from 'vitest';
import type { SessionUser } from '../../src/contract/session.ts';
import { nobody } from '../../src/rules/context.ts';
import type { ViewerAccount } from '../../src/session/frame.ts';
import { noPresence } from '../../tests/support/no-presence.ts';
import type { Presence } from '../../src/session/presence.ts';

export const mira: SessionUser = {
  UserId: '7',
  Firstname: 'Mira',
  Surname: 'Aydin',
  Email: 'mira@example.org',
  ProfilePicturePath: '',
  validUntil: '2027-05-03T22:00:00Z',
  uuid: 'u-1',
  hasTicket: false,
  HealthCareProfessional: null,
};

/** A visitor, or a signed-in user; `toggled` are the calls of their presence. */
export function viewerAccount(user: SessionUser | null, more: Partial<ViewerAccount> = {}) {
  const toggled = vi.fn<Presence['toggle']>();
  const presence: Presence = { ...noPresence, toggle: toggled };
  const who = user ? { ...nobody, user: { id: user.UserId, hasTicket: false, isProfessional: false } } : nobody;
  const person: ViewerAccount = { user, who, mayBeSuperUser: false, presence: () => Promise.resolve(presence), ...more };
  return { person, toggled };
}
