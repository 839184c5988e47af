// Single sign-on (A §4, §7): links to providers, and the steps from a provider's identity to an account of the instance.
import * as z from 'zod';
import { type Area, endpoint } from './endpoint.ts';
import { eventParameter } from './event-shapes.ts';

export const area: Area = { title: 'Single sign-on', description: 'Single sign-on with other providers.', needsPeople: true };

const context = z.string().max(60).default('Event');
const shortName = eventParameter;
const underWay = shortName.optional().meta({ description: 'Event, as elsewhere; missing: that of the sign-in under way in this browser.' });
const returnUrl = z.string().max(4096).default('').meta({
  description: 'Path of this site, or address of an allowed origin, to come back to; missing or anything else: where the sign-in began.',
});
const accepted = z.stringbool().default(false);
const shared = { event: ['shortName'], auth: 'none', caching: 'never', spec: 'A §7', mostBytes: 16 * 1024 } as const;
const changes = { effect: 'change', limit: 'sign-in' } as const;

/** The next step for a person a provider has authenticated. */
export const statusActions = [
  'ExternalUserReadyToLogin',
  'ExternalUserNeedsTerms',
  'ExternalUserNeedsPassword',
  'ExternalUserNeedsRegistration',
] as const;

/** The evaluated user (A §3 Single sign-on state). */
export const evaluatedUser = z.object({
  statusAction: z.enum(statusActions),
  areTermsAccepted: z.boolean(),
  transfer: z.boolean().meta({ description: 'An account with this address exists and is taken over with its password.' }),
  userDataComparisonNeeded: z.boolean(),
  redirect: z.object({
    token: z.string().meta({ description: 'Always empty: the session is a cookie.' }),
    redirectUrl: z.string().meta({ description: 'Callback to go to; empty while something is to be done.' }),
  }),
});
export type EvaluatedUser = z.infer<typeof evaluatedUser>;

export const ssoLinks = endpoint({
  ...shared,
  method: 'GET',
  effect: 'read',
  limit: 'read',
  path: '/v2/event/:eventShort/config/sso/links',
  title: 'Links to sign-on',
  description:
    'Providers with which visitors may sign in, in the order of the organiser; Provider is what Start takes. A browser that goes to Url (`returnUrl` and `language` may be added) begins a sign-in there.',
  event: ['eventShort'],
  query: z.object({ eventShort: shortName }),
  reply: z.array(z.object({ Provider: z.string(), Name: z.string(), Url: z.string() })),
});

export const correlate = endpoint({
  ...shared,
  method: 'GET',
  effect: 'read',
  limit: 'sign-in',
  path: '/api/token/external/correlate',
  title: 'State of a sign-on',
  description: 'What is still to be done for the identity that the provider has vouched for in this browser. 401 when there is none.',
  query: z.object({ shortName: underWay, returnUrl }),
  reply: evaluatedUser,
});

export const registerExternal = endpoint({
  ...shared,
  ...changes,
  method: 'GET',
  path: '/api/token/external/register',
  title: 'Register by sign-on',
  description: 'Makes an account for the identity. A GET by the specification; taken only from pages of this site.',
  query: z.object({ shortName: underWay, returnUrl, acceptedTerms: accepted }),
  reply: evaluatedUser,
});

export const confirmExternal = endpoint({
  ...shared,
  ...changes,
  method: 'POST',
  path: '/api/token/external/confirm',
  title: 'Join a sign-on to an account',
  description: 'Joins the identity to the account with its address, by the password of that account. 401 for a wrong one.',
  query: z.object({ shortName: underWay, returnUrl, acceptedTerms: accepted }),
  body: z.object({ Password: z.string().max(1024) }),
  example: { body: { Password: 'correct horse battery' } },
  reply: evaluatedUser,
});

export const registerWithPassword = endpoint({
  ...shared,
  ...changes,
  method: 'POST',
  path: '/api/token/external/register/password',
  title: 'Register by sign-on with a password',
  description: 'Makes an account for the identity that can also be used with a password.',
  query: z.object({ shortName: underWay, returnUrl, acceptedTerms: accepted }),
  body: z.object({ Password: z.string().max(1024), ConfirmPassword: z.string().max(1024) }),
  example: {
    body: { Password: 'correct horse battery', ConfirmPassword: 'correct horse battery' },
  },
  reply: evaluatedUser,
});

export const setTermsAccepted = endpoint({
  ...shared,
  ...changes,
  method: 'GET',
  path: '/api/core/SetTermsAccepted',
  title: 'Accept the terms',
  description:
    'Notes that the user (or the identity that waits) accepts the terms. A GET by the specification; taken only from pages of this site.',
  query: z.object({ context, shortName }),
  reply: z.object({ Accepted: z.literal(true) }),
});

export const externalUserCompareData = endpoint({
  ...shared,
  auth: 'user',
  method: 'GET',
  effect: 'read',
  limit: 'read',
  path: '/api/user/ExternalUserCompareData',
  title: 'Compare user data',
  description: 'Fields in which the provider’s data differ from the account’s.',
  query: z.object({ context, shortName }),
  reply: z.array(z.object({ Field: z.string(), Own: z.string(), External: z.string() })),
});

export const syncExternalUser = endpoint({
  ...shared,
  auth: 'user',
  effect: 'change',
  limit: 'write',
  method: 'POST',
  path: '/api/user/SyncExternalUser',
  title: 'Take over user data',
  description: 'Takes the provider’s data into the account (`doSyncContact`), or notes that the account’s stay.',
  query: z.object({ context, shortName, doSyncContact: z.stringbool().default(false) }),
  body: z.unknown().optional(),
  example: { query: { doSyncContact: 'false' }, body: {} },
  reply: z.object({ Synced: z.boolean() }),
});
