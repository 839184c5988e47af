// Handlers of src/contract/session.ts.
import type * as contract from '../../src/contract/session.ts';
import { RequestError } from '../http/errors.ts';
import { type HandlersOf, live } from './handlers.ts';

const notYet = live<never>(() => {
  throw new RequestError(501, 'not-built', 'Not built yet.');
});

export const session: HandlersOf<typeof contract> = {
  startSignIn: notYet,
  whoAmI: notYet,
  takeToken: notYet,
  endSession: notYet,
  setProfessional: notYet,
};
