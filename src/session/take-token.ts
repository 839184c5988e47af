// The older forms of signing in (A §4): a token that came in an address becomes a session, and never stays anywhere. Loaded only with such an address.
import { type Api, call } from '../api/http.ts';
import { request } from '../contract/request.ts';
import { takeToken } from '../contract/session.ts';
import type { CarriedToken } from '../rules/sign-in/token-address.ts';

/** Wait between an OAuth state token and going on, ms (A §4). */
export const STATE_DELAY = 3000;

/** A token and what came with it. */
export type ArrivedToken = CarriedToken & { state: string };

/**
 * Makes a session of it; the address (path of this site) where the sign-in began, empty when unknown, undefined when the
 * server does not take it: then the page opens for whoever was there before. Never rejects.
 */
export async function exchangeToken(
  api: Api,
  shortName: string,
  { jwt, accessToken, expiresIn, state }: ArrivedToken,
): Promise<string | undefined> {
  const body = {
    ...(jwt !== undefined && { Jwt: jwt }),
    ...(accessToken !== undefined && { AccessToken: accessToken }),
    ...(expiresIn !== undefined && { ExpiresIn: expiresIn }),
    ...(state !== '' && { State: state }),
  };
  const taken = await call(api, request(takeToken, { shortName }), { body }).catch(() => undefined);
  if (!taken) return undefined;
  if (accessToken !== undefined && state !== '') await new Promise((done) => setTimeout(done, STATE_DELAY));
  return taken.ReturnUrl;
}
