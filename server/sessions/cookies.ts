// Cookies of sign-in: their names and how they are set. None can be read by scripts, none is sent along from other sites.
import type { CookieSerializeOptions } from '@fastify/cookie';

/** Names carry the instance: somebody may be signed in at two societies on one host. Names are those of folders; what a cookie name cannot hold is spelled in hex. */
const plain = (instance: string): string =>
  /^[a-z0-9-]+$/.test(instance)
    ? instance
    : instance.toLowerCase().replaceAll(/[^a-z0-9-]/g, (character) => `_${character.codePointAt(0)!.toString(16)}`);

/** `__Host-` binds a cookie to this very host; browsers take it over HTTPS alone. */
const bound = (name: string, https: boolean): string => (https ? `__Host-${name}` : name);

/** Name of the session's cookie (A §3: the access token, which no script sees). */
export const sessionCookie = (instance: string, https: boolean): string => bound(`foyer-session-${plain(instance)}`, https);

/** Name of the cookie of a sign-in under way. */
export const signInCookie = (instance: string, https: boolean): string => bound(`foyer-sign-in-${plain(instance)}`, https);

/** Name of the cookie of a device on which somebody has signed in before (`known-devices.ts`). */
export const deviceCookie = (instance: string, https: boolean): string => bound(`foyer-device-${plain(instance)}`, https);

/** Name of the cookie of a browser that asked for an account and waits for its letter. */
export const registrationCookie = (instance: string, https: boolean): string => bound(`foyer-registration-${plain(instance)}`, https);

/** Name of the cookie that is `1` while somebody is signed in, so that pages request the user only then; scripts read it, the server never does. */
export const hereCookie = (instance: string): string => `foyer-here-${plain(instance)}`;

/** Name of the cookie that keeps where to go when a provider's own sign-out leads back. */
export const signedOutCookie = (https: boolean): string => bound('foyer-signed-out', https);

/** What names of session cookies of any instance begin with. */
export const sessionCookies = (https: boolean): string => bound('foyer-session-', https);

/** Name of the preview cookie: contains a preview link. */
export const previewCookie = (instance: string, https: boolean): string => bound(`foyer-preview-${plain(instance)}`, https);

/** Name of the cookie of who may preview every event of the server that set it, as long as that runs. */
export const serverPreviewCookie = (https: boolean): string => bound('foyer-previews', https);

/** How they are set; without `maxAge` (seconds) a cookie ends with the browser. Lax: a provider leads back by a navigation from its site. */
export const cookieOptions = (https: boolean, maxAge?: number): CookieSerializeOptions => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
  secure: https,
  ...(maxAge === undefined ? {} : { maxAge }),
});
