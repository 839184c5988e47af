// Handlers of src/contract/sso.ts.
import type * as contract from '../../src/contract/sso.ts';
import { RequestError } from '../http/errors.ts';
import { type HandlersOf, live } from './handlers.ts';

const notYet = live<never>(() => {
  throw new RequestError(501, 'not-built', 'Not built yet.');
});

export const sso: HandlersOf<typeof contract> = {
  ssoLinks: notYet,
  correlate: notYet,
  registerExternal: notYet,
  confirmExternal: notYet,
  registerWithPassword: notYet,
  setTermsAccepted: notYet,
  externalUserCompareData: notYet,
  syncExternalUser: notYet,
};
