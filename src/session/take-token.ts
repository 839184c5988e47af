// The older forms of signing in (A §4): exchanges a token from an address for a session, and stores it nowhere. Loaded only for such an address.
import { type Api, call } from '../api/http.ts';
import { request } from '../contract/request.ts';
import { takeToken } from '../contract/session.ts';
import type { CarriedToken } from '../rules/sign-in/token-address.ts';

/** Wait after an OAuth state token, ms (A §4). */
export const STATE_DELAY = 3000;

/** A token and its parameters. */
export type ArrivedToken = CarriedToken & { state: string };

/**
 * Exchanges the token for a session at an event (exact name). Returns the address (path of this site) where the sign-in began, empty if unknown; undefined
 * if the server refuses the token: the page then opens for the previous viewer. Never rejects.
 */
export async function exchangeToken(
  api: Api,
  event: string,
  { jwt, accessToken, expiresIn, state }: ArrivedToken,
): Promise<string | undefined> {
  const body = {
    ...(jwt !== undefined && { Jwt: jwt }),
    ...(accessToken !== undefined && { AccessToken: accessToken }),
    ...(expiresIn !== undefined && { ExpiresIn: expiresIn }),
    ...(state !== '' && { State: state }),
  };
  const taken = await call(api, request(takeToken, { shortName: event }), { body }).catch(() => undefined);
  if (!taken) return undefined;
  if (accessToken !== undefined && state !== '') await new Promise((done) => setTimeout(done, STATE_DELAY));
  return taken.ReturnUrl;
}
