// Handlers of src/contract/identity.ts.
import type * as contract from '../../src/contract/identity.ts';
import { RequestError } from '../http/errors.ts';
import { type HandlersOf, live } from './handlers.ts';

const notYet = live<never>(() => {
  throw new RequestError(501, 'not-built', 'Not built yet.');
});

export const identity: HandlersOf<typeof contract> = {
  validateLogin: notYet,
  createAccount: notYet,
  manageTransfer: notYet,
  forgotPassword: notYet,
  sendConfirmation: notYet,
  logoutAtProvider: notYet,
  confirmEmail: notYet,
  resetPassword: notYet,
};
