// The service account of other servers (A §7 AuthenticationToken): its secret never reaches a browser (quality S27).
import type { IncomingHttpHeaders } from 'node:http';
import { isEqual } from '../sessions/secrets.ts';

/** Name and password, from FOYER_SERVICE_ACCOUNT. */
export type ServiceAccount = { name: string; password: string };

/** Whether headers are those of a browser, or of a page in one. */
export const isBrowser = (headers: IncomingHttpHeaders): boolean =>
  headers.origin !== undefined || headers.cookie !== undefined || Object.keys(headers).some((name) => name.startsWith('sec-fetch-'));

/** Whether name and password are those of the account, in a time that reveals nothing of either. */
export function isServiceAccount(account: ServiceAccount, given: ServiceAccount): boolean {
  const name = isEqual(account.name, given.name);
  const password = isEqual(account.password, given.password);
  return name && password;
}
