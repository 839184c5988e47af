// What an event configures for sign-in: its instance's services and providers, and the event's own switches (A §4, §7).
import { oncePer } from '../../src/base/once-per.ts';
import type { Instance } from '../../src/model/documents/instance.ts';
import { instance } from '../../src/model/documents/instance.ts';
import { app } from '../../src/model/documents/app.ts';
import { RequestError } from '../http/errors.ts';
import type { PublishedEvent } from '../published/event.ts';

const services = instance.pick({ identityUrl: true, webformsUrl: true, oauth2: true, sso: true, signIn: true });
const switches = app.pick({ externalAuth: true, SSOLogin: true, SSOReturnUrl: true, sso: true });

/** Services of the instance; switches of the event, `sso` defaults to that of the instance. */
export type SignInOptions = Pick<Instance, 'identityUrl' | 'webformsUrl' | 'oauth2' | 'signIn'> & {
  sso: { url: string; provider: string; context: string };
  external: { isOn: boolean; loginUrl: string; logoutUrl: string };
  ssoLogin: boolean;
  ssoReturnUrl: string;
};

/** Options of a version. Throws RequestError 503 where they cannot be read: a sign-in that is half configured is none. */
export const signInOptions = oncePer((event: PublishedEvent): SignInOptions => {
  const read = services.safeParse(event.instanceDocument);
  if (!read.success) throw new RequestError(503, 'sign-in-unusable', 'Sign-in is not configured correctly; the organiser can tell.');
  const { sso, ...rest } = read.data;
  const { externalAuth, SSOLogin, SSOReturnUrl, sso: own } = event.documents.read('app', switches);
  return {
    ...rest,
    sso: { url: sso.url, provider: own.provider || sso.provider, context: own.context || sso.context },
    external: { isOn: externalAuth.externalLogin, loginUrl: externalAuth.loginUrl, logoutUrl: externalAuth.logoutUrl },
    ssoLogin: SSOLogin,
    ssoReturnUrl: SSOReturnUrl,
  };
});
