// The instance document, topic sign-in: providers of OpenID Connect and tokens in addresses (A §4 Sign-in, Single sign-on). It never holds secrets.
import * as z from 'zod';
import { optional, required } from '../fields.ts';
import { flag, group, list, service, text } from './field-kinds.ts';
import { httpsOrigin } from './envelope.ts';

/** An issuer over https; plain http only on this machine, for trials. */
const issuer = z.string().regex(/^(https:\/\/[^\s?#]+|http:\/\/(127\.0\.0\.1|localhost)(:\d+)?(\/[^\s?#]*)?)$/);

const claimName = (title: string, what: string, name: string) =>
  optional(z.string().max(200), name, {
    title,
    description: `Claim that holds ${what}; empty for none.`,
    example: name || 'congress_tickets',
  });

const claims = z.looseObject({
  email: claimName('Address', 'the e-mail address', 'email'),
  emailVerified: optional(z.string().max(200), 'email_verified', {
    title: 'Address is verified',
    description: 'Claim that must be true before an address is believed; empty when the provider verifies every address.',
    example: 'email_verified',
  }),
  firstname: claimName('First name', 'the first name', 'given_name'),
  surname: claimName('Surname', 'the surname', 'family_name'),
  tickets: optional(z.string().max(200), '', {
    title: 'Tickets',
    description: 'Claim with a list of ticket names, or of tickets as A §3 spells their fields; empty: tickets come from elsewhere.',
    example: 'congress_tickets',
  }),
});

/** How an identity of a provider becomes an account. */
const admission = {
  claims: group(claims, 'Claims', 'Names of the claims that are read.', { email: 'mail' }),
  registerAtOnce: flag('Register at once', 'Makes an account without asking; otherwise the visitor accepts the terms first.'),
  joinByAddress: flag(
    'Join by address',
    'An account with the same verified address is joined without its password. Only for a provider that decides who owns an address.',
  ),
};

const provider = z.looseObject({
  name: required(z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/), {
    title: 'Name',
    description: 'Short name; its client secret is in the environment variable FOYER_OIDC_<INSTANCE>_<NAME>_SECRET.',
    example: 'society',
  }),
  title: text('Title', 'What visitors read on the button; empty takes the name.', 'Society account'),
  issuer: required(issuer, {
    title: 'Issuer',
    description: 'Issuer of OpenID Connect; its configuration is found from there.',
    example: 'https://id.example.org',
  }),
  clientId: required(z.string().min(1).max(200), {
    title: 'Client id',
    description: 'Id under which Foyer is registered there. Addresses to register: /auth/callback and /auth/signed-out.',
    example: 'foyer',
  }),
  scope: optional(z.string().max(400), 'openid email profile', {
    title: 'Scope',
    description: 'Scopes asked for; openid is needed.',
    example: 'openid email profile',
  }),
  origins: list(
    httpsOrigin,
    'Other origins',
    'Origins in addition to that of the issuer to which the server may send requests (token, keys).',
    ['https://keys.example.org'],
  ),
  ...admission,
});

/** Signatures by a key pair. A shared key (HS256) is taken only where FOYER_JWT_<INSTANCE>_KEY is set. */
const algorithms = ['RS256', 'PS256', 'ES256', 'ES384', 'EdDSA', 'HS256'] as const;

const jwt = z.looseObject({
  issuer: optional(z.string().max(400), '', {
    title: 'Issuer',
    description: 'Must stand in the token; empty: no tokens are taken.',
    example: 'https://id.example.org',
  }),
  audience: optional(z.string().max(400), 'foyer', {
    title: 'Audience',
    description: 'Must be among the audiences of the token.',
    example: 'foyer',
  }),
  algorithms: optional(z.array(z.enum(algorithms)), ['RS256'], {
    title: 'Algorithms',
    description: 'Signatures that are taken; HS256 stands alone.',
    example: ['ES256'],
  }),
  jwksUrl: service(
    'Keys address',
    'Where the public keys are; what a token itself says of keys is not looked at.',
    'https://id.example.org/jwks',
  ),
  keys: list(z.record(z.string().max(2_000), z.unknown()), 'Keys', 'Public keys (JWK) where there is no address.', [
    { kty: 'EC', crv: 'P-256', x: 'f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU', y: 'x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0' },
  ]),
  unsolicited: flag(
    'Without a start here',
    'Takes tokens also in a browser that began no sign-in here, as links of a mail or an app need it.',
  ),
  ...admission,
});

/** The `signIn` group of an instance. */
export const signIn = z.looseObject({
  providers: optional(z.array(provider).max(20), [], {
    title: 'Providers',
    description: 'Providers of OpenID Connect in the order visitors see them.',
    example: [{ name: 'society', issuer: 'https://id.example.org', clientId: 'foyer' }],
  }),
  ownAccounts: flag('Own accounts', 'Visitors may sign in with an account of this server; false leads to the first provider.', true),
  returnOrigins: list(
    httpsOrigin,
    'Return origins',
    'Origins in addition to the own one to which a browser may return after sign-in or sign-out.',
    ['https://forms.example.org'],
  ),
  jwt: group(jwt, 'Tokens in addresses', 'Which jwt_token is taken (A §4); the server verifies it.', {
    issuer: 'https://id.example.org',
    jwksUrl: 'https://id.example.org/jwks',
  }),
  userinfo: group(z.looseObject(admission), 'OAuth users', 'How the answer of oauth2.userinfoUrl becomes an account.', {
    registerAtOnce: true,
  }),
});
export type SignInSettings = z.infer<typeof signIn>;
export type ProviderSettings = SignInSettings['providers'][number];
