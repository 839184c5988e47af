// Begins the session of a browser: always a new secret, so that nobody can hand out one beforehand; the session before it ends (quality S13).
import { RequestError } from '../http/errors.ts';
import { rememberDevice } from '../identity/known-devices.ts';
import type { People } from '../people/people.ts';
import type { PublishedEvent } from '../published/event.ts';
import type { ClientBrowser } from '../routes/client-browser.ts';
import { cookieOptions, hereCookie, sessionCookie } from './cookies.ts';
import { deviceOf } from './device.ts';
import type { Session } from './sessions.ts';

/** An account that is admitted. `remember`: the cookie outlives the browser; `seconds`: how long a provider's token is valid. */
export type Entering = { accountId: number; remember: boolean; provider?: string; idToken?: string; seconds?: number | undefined };

/** The part of `People` it uses. */
export type Entrance = Pick<People, 'db' | 'sessions' | 'audit' | 'clock' | 'keys'>;

/** Opens the session and sets its cookies. Throws RequestError 401 for an account that is deleted, blocked, or another instance's. */
export async function enter(
  { db, sessions, audit, clock, keys }: Entrance,
  event: PublishedEvent,
  browser: ClientBrowser,
  { accountId, remember, provider = '', idToken = '', seconds }: Entering,
): Promise<Session> {
  const account = await db
    .selectFrom('accounts')
    .select(['id', 'instance_key', 'blocked_at', 'password_hash'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  const subject = `account:${accountId}`;
  const place = event.instance.toLowerCase();
  if (!account || account.instance_key !== place) throw new RequestError(401, 'refused', 'This account cannot sign in here.');
  if (account.blocked_at !== null) {
    await audit.note({ kind: 'sign-in-refused', actor: subject, subject, place, detail: 'blocked' });
    throw new RequestError(401, 'refused', 'This account cannot sign in here.');
  }
  await leave({ sessions }, browser, event.instance);
  const { secret, session } = await sessions.begin({
    accountId,
    instance: event.instance,
    ...deviceOf(browser.agent),
    provider,
    idToken,
    seconds,
  });
  const options = cookieOptions(browser.https, remember ? Math.ceil((session.expiresAt - clock.now()) / 1000) : undefined);
  browser.setCookie(sessionCookie(event.instance, browser.https), secret, options);
  await rememberDevice({ keys, clock }, browser, account);
  browser.setCookie(hereCookie(event.instance), '1', { ...options, httpOnly: false });
  await audit.note({ kind: 'sign-in', actor: subject, subject, place, detail: provider });
  return session;
}

/** Ends the session of a browser in an instance, if there is one; returns it as it was. Cookies stay as they are. */
export async function leave(
  { sessions }: Pick<People, 'sessions'>,
  browser: ClientBrowser,
  instance: string,
): Promise<Session | undefined> {
  const secret = browser.cookie(sessionCookie(instance, browser.https));
  const session = secret === undefined ? undefined : await sessions.find(secret);
  if (!session || session.instance !== instance.toLowerCase()) return undefined;
  await sessions.end({ hash: session.hash });
  return session;
}
