// Handlers of src/contract/people.ts.
import type * as contract from '../../src/contract/people.ts';
import { RequestError } from '../http/errors.ts';
import { type HandlersOf, live } from './handlers.ts';

const notYet = live<never>(() => {
  throw new RequestError(501, 'not-built', 'Not built yet.');
});

export const people: HandlersOf<typeof contract> = {
  getUser: notYet,
  setUser: notYet,
  userComplete: notYet,
  checkPermissionsForRole: notYet,
  bearerTokenWebcastAccess: notYet,
  blockUser: notYet,
  bookedTickets: notYet,
  validateRegistrationLogin: notYet,
  externalUserData: notYet,
  authenticationToken: notYet,
};
