// The address to come back to after sign-in (A §4 Return URL), never with a token or the code of a letter in it.
import { addressToReturnTo } from '../sign-in/token-address.ts';
import type { Effect } from './verdict.ts';
import type { Visit } from './visit.ts';

/** Keeps the requested address, or what the event keeps in place of it for this page and container; nothing where that is empty. */
export function keepReturnUrl({ asked, address, configured, context }: Visit): Effect[] {
  const exception = configured.returnUrlExceptions.find(
    ({ page, container }) => page === asked.page && container === context.where.container,
  );
  const url = exception ? exception.to : addressToReturnTo(address);
  return url === '' ? [] : [{ kind: 'store-return-url', url }];
}
