// Providers of OpenID Connect: discovery, authorisation with PKCE and nonce, claims, sign-out. Requests go to configured issuers alone (quality S11).
import * as client from 'openid-client';
import { RequestError } from '../http/errors.ts';
import { guardedFetch } from './guarded-fetch.ts';
import type { ProviderSettings } from '../../src/model/documents/instance-sign-in.ts';

/** Secret of an environment variable, empty for none. */
export type Secrets = (variable: string) => string;

/** Where an authorisation returns to, and what must return with it. */
export type Authorising = { redirectUri: string; state: string; nonce: string; challenge: string; language: string };

/** What came back. */
export type Returned = { url: URL; state: string; nonce: string; verifier: string };

export type Oidc = {
  /** Address of the authorisation request. Throws RequestError 502 when the provider does not answer. */
  authorise: (provider: InstanceProvider, asked: Authorising) => Promise<string>;
  /** Exchanges the code; claims of id token and userinfo. Throws when anything does not fit. */
  claims: (provider: InstanceProvider, returned: Returned) => Promise<{ claims: Record<string, unknown>; idToken: string }>;
  /** Address of the provider's own sign-out; undefined when it has none. */
  signOut: (provider: InstanceProvider, asked: { idToken: string; returnTo: string }) => Promise<string | undefined>;
};

/** Seconds a provider has for an answer. */
const PATIENCE = 10;
/** How long the metadata of a provider are cached, ms: keys and addresses change rarely. */
const KEPT = 3_600_000;

const inVariable = (name: string): string => name.toUpperCase().replaceAll(/[^A-Z0-9]/g, '_');

/** Name of the variable with the secret of a provider of an instance: no instance gets another's, whatever name it gives to its provider. */
export const secretVariable = (instance: string, provider: string): string =>
  `FOYER_OIDC_${inVariable(instance)}_${inVariable(provider)}_SECRET`;

/** What is to be done about a secret under the name it had without the instance, where nothing is read any more; undefined when none is there. */
export function olderSecret(secrets: Secrets, instance: string, provider: string): string | undefined {
  const [older, variable] = [`FOYER_OIDC_${inVariable(provider)}_SECRET`, secretVariable(instance, provider)];
  return secrets(variable) === '' && secrets(older) !== '' ? `${older} is read no more: name it ${variable}.` : undefined;
}

/** A provider, and the instance whose it is. */
export type InstanceProvider = ProviderSettings & { instance: string };

/** Makes the providers' clients; each is found when first needed. */
export function createOidc({
  secrets,
  elapsed = () => performance.now(),
  onProblem = () => {},
}: {
  secrets: Secrets;
  elapsed?: () => number;
  /** Receives what the operator of the server has to correct. */
  onProblem?: (line: string) => void;
}): Oidc {
  const owners = new Map<string, string>();
  const known = new Map<string, { until: number; found: Promise<client.Configuration> }>();
  const find = (provider: InstanceProvider): Promise<client.Configuration> => {
    const variable = secretVariable(provider.instance, provider.name);
    const secret = secrets(variable);
    const older = olderSecret(secrets, provider.instance, provider.name);
    if (older !== undefined) return Promise.reject(new RequestError(502, 'provider-secret', older));
    // Two names may be spelled alike in a variable: the first issuer that gets a secret keeps it as long as this server runs.
    const owner = JSON.stringify([provider.instance.toLowerCase(), provider.name, provider.issuer]);
    if (secret !== '' && (owners.get(`${variable} ${secret}`) ?? owner) !== owner)
      return Promise.reject(
        new RequestError(502, 'provider-secret', `${variable} belongs to another issuer; restart the server with its own secret.`),
      );
    if (secret !== '') owners.set(`${variable} ${secret}`, owner);
    const key = JSON.stringify([provider.instance, provider.issuer, provider.clientId, provider.origins, secret]);
    const kept = known.get(key);
    if (kept && kept.until > elapsed()) return kept.found;
    const issuer = new URL(provider.issuer);
    const found = client.discovery(issuer, provider.clientId, {}, secret === '' ? client.None() : client.ClientSecretBasic(secret), {
      timeout: PATIENCE,
      // The settings let plain http be this machine alone.
      // Signatures are checked although the token comes over TLS from the issuer itself.
      execute: [client.enableNonRepudiationChecks, ...(issuer.protocol === 'http:' ? [client.allowInsecureRequests] : [])],
      [client.customFetch]: guardedFetch([issuer.origin, ...provider.origins]),
    });
    known.set(key, { until: elapsed() + KEPT, found });
    found.catch(() => known.delete(key));
    return found;
  };
  const reach = (provider: InstanceProvider): Promise<client.Configuration> =>
    find(provider).catch((error: unknown) => {
      if (error instanceof RequestError) onProblem(error.message);
      throw new RequestError(502, 'provider-unreachable', 'The identity provider does not answer; try again in a moment.');
    });
  return {
    async authorise(provider, { redirectUri, state, nonce, challenge, language }) {
      return client.buildAuthorizationUrl(await reach(provider), {
        redirect_uri: redirectUri,
        scope: provider.scope,
        response_type: 'code',
        state,
        nonce,
        code_challenge: challenge,
        code_challenge_method: 'S256',
        ui_locales: language,
      }).href;
    },
    async claims(provider, { url, state, nonce, verifier }) {
      const configuration = await reach(provider);
      const tokens = await client.authorizationCodeGrant(configuration, url, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const own = tokens.claims()!;
      const asked: Record<string, unknown> =
        configuration.serverMetadata().userinfo_endpoint === undefined
          ? {}
          : await client.fetchUserInfo(configuration, tokens.access_token, own.sub);
      // The subject of both is the same: everything else was refused. What the id token says is verified is the address it has itself.
      const { email, emailVerified } = provider.claims;
      const isOther = asked[email] !== undefined && asked[email] !== own[email];
      return { claims: { ...own, ...(isOther && { [emailVerified]: undefined }), ...asked }, idToken: tokens.id_token ?? '' };
    },
    async signOut(provider, { idToken, returnTo }) {
      const configuration = await reach(provider);
      if (configuration.serverMetadata().end_session_endpoint === undefined) return undefined;
      const query = { post_logout_redirect_uri: returnTo, ...(idToken === '' ? {} : { id_token_hint: idToken }) };
      return client.buildEndSessionUrl(configuration, query).href;
    },
  };
}
