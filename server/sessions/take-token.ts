// Makes a session of a token that came in an address, where the instance uses that older form (A §4; R32).
import type * as z from 'zod';
import type { takeToken as contract } from '../../src/contract/session.ts';
import { notFound, RequestError } from '../http/errors.ts';
import type { People } from '../people/people.ts';
import type { PublishedEvent } from '../published/event.ts';
import type { ClientBrowser } from '../routes/client-browser.ts';
import { admit } from './admit.ts';
import { signInCookie } from './cookies.ts';
import { identityOf, type Vouched } from './identity-of.ts';
import { signedPart, verifyJwt } from './jwt-token.ts';
import { hashOf } from './secrets.ts';
import { signInOptions } from './sign-in-options.ts';
import type { SignIn } from './sign-in-rows.ts';
import { verifyAccessToken } from './userinfo-token.ts';

type Taken = z.output<NonNullable<(typeof contract)['body']>>;

const refused = (): RequestError => new RequestError(401, 'token-refused', 'This token does not sign anybody in.');

/** Admits the owner of a token; returns the address to go to. Throws RequestError 404 where the instance takes no such token, 401 for an invalid one. */
export async function takeToken(people: People, event: PublishedEvent, browser: ClientBrowser, taken: Taken): Promise<string> {
  if (taken.Jwt !== undefined) return takeJwt(people, event, browser, taken.Jwt);
  if (taken.AccessToken !== undefined) return takeAccessToken(people, event, browser, taken.AccessToken, taken);
  throw new RequestError(400, 'invalid-request', 'A token is missing.', 'Jwt');
}

async function takeJwt(people: People, event: PublishedEvent, browser: ClientBrowser, token: string): Promise<string> {
  const { jwt } = signInOptions(event).signIn;
  if (jwt.issuer === '') throw notFound('This event takes no tokens of addresses.');
  const { clock, signIns } = people;
  const cookie = browser.cookie(signInCookie(event.instance, browser.https));
  const begun =
    cookie === undefined ? undefined : await signIns.rows.ofBrowser(cookie, event.instance, [':webforms', ':external', ':sso', ':oauth']);
  // A token without a begun sign-in would permit login CSRF.
  if (!begun && !jwt.unsolicited) throw refused();
  const signed = signedPart(token);
  if (signed === undefined) throw refused();
  const claims = await verifyJwt(token, jwt, { instance: event.instance, secrets: signIns.secrets, clock });
  const identity = claims && identityOf(claims, jwt.issuer, jwt);
  if (!claims || !identity) throw refused();
  const ends = claims.exp! * 1000;
  // Addresses stay in histories and logs of others: a second time it is worth nothing.
  if (!(await signIns.codes.takeOnce(signed, Math.max(ends, clock.now()) + 60_000))) throw refused();
  return goOn(people, event, browser, { identity, admission: jwt, provider: ':jwt', idToken: '' }, begun);
}

async function takeAccessToken(
  people: People,
  event: PublishedEvent,
  browser: ClientBrowser,
  token: string,
  { State, ExpiresIn }: Taken,
): Promise<string> {
  const { oauth2, signIn } = signInOptions(event);
  if (oauth2.authorizeUrl === '' || oauth2.userinfoUrl === '') throw notFound('This event takes no tokens of addresses.');
  const begun = await people.signIns.rows.find(State ?? '');
  const cookie = browser.cookie(signInCookie(event.instance, browser.https));
  const isOwn = begun?.isOpen && begun.provider === ':oauth' && begun.instance === event.instance.toLowerCase();
  if (!isOwn || cookie === undefined || hashOf(cookie) !== begun.browser) throw refused();
  const claims = await verifyAccessToken(token, oauth2.userinfoUrl);
  const identity = claims && identityOf(claims, oauth2.authorizeUrl, signIn.userinfo);
  if (!identity) throw refused();
  return goOn(people, event, browser, { identity, admission: signIn.userinfo, provider: ':oauth', idToken: '', seconds: ExpiresIn }, begun);
}

/** Closes the sign-in that led here, once, and lets the owner in. */
async function goOn(
  people: People,
  event: PublishedEvent,
  browser: ClientBrowser,
  vouched: Vouched,
  begun: SignIn | undefined,
): Promise<string> {
  if (begun && !(await people.signIns.rows.close(begun.key))) throw refused();
  return admit(people, event, browser, vouched, begun);
}
