// A signed-in person for tests of components.
import type { SessionUser } from '../../src/contract/session.ts';
import { nobody } from '../../src/rules/context.ts';
import type { ViewerAccount } from '../../src/session/frame.ts';
import { noPresence } from './no-presence.ts';

const lena: SessionUser = {
  UserId: '8',
  Firstname: 'Lena',
  Surname: 'Holm',
  Email: 'lena@example.org',
  ProfilePicturePath: '',
  validUntil: '2027-05-03T22:00:00Z',
  uuid: 'u-8',
  hasTicket: false,
  HealthCareProfessional: null,
};

/** Lena, or somebody with these fields; null is a visitor. */
export const signedIn = (fields: Partial<SessionUser> | null = {}): ViewerAccount => {
  const user = fields && { ...lena, ...fields };
  return {
    user,
    who: user ? { ...nobody, user: { id: user.UserId, hasTicket: false, isProfessional: false } } : nobody,
    mayBeSuperUser: false,
    presence: () => Promise.resolve(noPresence),
  };
};
