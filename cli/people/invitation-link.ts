// Address of the page on which an invited person takes the account over.
import type { Database, Store } from '../../server/store/store.ts';
import { pagePath } from '../../src/pages/match.ts';

/** Shows the screen of taking over when the address carries a code (component account/create-account). */
const PAGE = 'CreateAccountPage';

type Place = { instance: string; event: string; language: string };

/** Where pages of an event are: FOYER_PUBLIC_URL, else the first plain domain of its instance, else this machine. */
export async function publicOrigin(store: Store & Database, { instance }: { instance: string }): Promise<string> {
  const configured = URL.parse(process.env['FOYER_PUBLIC_URL'] ?? '');
  if (configured) return configured.origin;
  const own = (await store.domains()).find(
    (one) => one.instance.toLowerCase() === instance.toLowerCase() && !one.hostname.startsWith('*.'),
  );
  return own ? `https://${own.hostname}` : `http://127.0.0.1:${process.env['PORT'] || 4173}`;
}

/** The link of an invitation; its code works once. */
export function invitationLink(
  origin: string,
  place: Place,
  { code, accountId, email }: { code: string; accountId: number; email: string },
): string {
  const query = new URLSearchParams({ code, userId: String(accountId), email });
  return `${origin}${pagePath(PAGE, place)}?${query.toString()}`;
}
