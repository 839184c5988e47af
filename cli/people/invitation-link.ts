// Address of the page on which an invited person takes the account over.
import type { Database, Store } from '../../server/store/store.ts';
import { pagePath } from '../../src/pages/match.ts';
import { siteOrigin } from '../store/site-address.ts';

/** Shows the screen of taking over when the address carries a code (component account/create-account). */
const PAGE = 'CreateAccountPage';

type Place = { instance: string; event: string; language: string };

/** Where pages of an event are (`siteOrigin`). Throws UsageError for a base that is no address. */
export const publicOrigin = async (store: Store & Database, { instance }: { instance: string }, base?: string): Promise<string> =>
  siteOrigin(await store.domains(), instance, base);

/** The link of an invitation; its code works once. */
export function invitationLink(
  origin: string,
  place: Place,
  { code, accountId, email }: { code: string; accountId: number; email: string },
): string {
  const query = new URLSearchParams({ code, userId: String(accountId), email });
  return `${origin}${pagePath(PAGE, place)}?${query.toString()}`;
}
