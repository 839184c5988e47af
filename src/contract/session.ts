// Browser sessions: how a sign-in starts, who is signed in, how the session ends. Foyer's own; the secret is a cookie that scripts cannot read.
import * as z from 'zod';
import { type Area, endpoint } from './endpoint.ts';
import { eventParameter } from './event-shapes.ts';
import { ticket } from './ticket-shapes.ts';

export const area: Area = { title: 'Session', description: 'Sessions of browsers: who is signed in, and previews.', needsPeople: true };

const shortName = eventParameter;
const shared = { event: ['shortName'], method: 'POST', auth: 'none', effect: 'change', caching: 'never', spec: 'A §4 Sign-in' } as const;

/** The stored session user (A §3) without its access token, which stays in the cookie. */
export const sessionUser = z.object({
  UserId: z.string(),
  Firstname: z.string(),
  Surname: z.string(),
  Email: z.string(),
  ProfilePicturePath: z.string().meta({ description: 'Address of the picture; `/person.svg` for who has none.' }),
  validUntil: z.string().meta({ description: 'Last instant of the session, ISO 8601 in UTC.' }),
  uuid: z.string().meta({ description: 'Names this session among those of the user; no secret.' }),
  hasTicket: z.boolean(),
  HealthCareProfessional: z.boolean().nullable().meta({ description: 'What the user said in the dialog; null while not asked.' }),
});
export type SessionUser = z.infer<typeof sessionUser>;

/** Who is signed in, and what the event knows of them. */
export const whoIsThere = z.object({
  User: sessionUser.nullable(),
  Tickets: z.array(ticket),
  TicketStatus: z
    .number()
    .int()
    .meta({ description: 'Status of the ticket sync: 200, 204 for none, 410 for withdrawn ones (A §4 Ticket checks).' }),
  AccessOnDays: z
    .array(z.string())
    .nullable()
    .meta({ description: 'Days YYYY-MM-DD on which the tickets let in; null when none is named.' }),
  FormComplete: z.boolean().meta({ description: 'Whether the user form is complete (A §4 User form).' }),
  TermsDue: z.array(z.string()).meta({
    description:
      'Ids of the terms that wait for an answer of this user: mandatory ones not accepted in their version of now, and consents answered in an older one.',
  }),
  MayBeSuperUser: z.boolean().meta({ description: 'Holds a valid, paid ticket of the preview type: may use the super-user toggle.' }),
  AccessClass: z.string().meta({
    description: 'Names what this caller may see of the published version now; callers of one class get the same answers.',
  }),
  NextChangeAt: z.string().nullable().meta({
    description: 'First instant at which time alone may change the class, ISO 8601 in UTC; the page asks again then. Null for never.',
  }),
});
export type WhoIsThere = z.infer<typeof whoIsThere>;

export const trackingId = endpoint({
  ...shared,
  method: 'GET',
  auth: 'user',
  effect: 'read',
  limit: 'read',
  path: '/api/Session/TrackingId',
  title: 'Id for services that measure',
  spec: 'A §9',
  description:
    'The id under which services that measure know the signed-in person (`advancedUserTracking`): a keyed hash, another one in each event, from which nobody finds the account. 404 where the event does not ask for it.',
  query: z.object({ shortName }),
  reply: z.object({ TrackingId: z.string().meta({ description: '32 hexadecimal digits.' }) }),
});

export const startSignIn = endpoint({
  ...shared,
  limit: 'sign-in',
  path: '/api/Session/Start',
  title: 'Start of a sign-in',
  description:
    'Begins a sign-in the way the instance is configured (authorisation code with PKCE and a random state, kept in a cookie scripts cannot read). `form`: show the login form and send it with Request. `redirect`: go to Url.',
  query: z.object({ shortName, language: z.string().max(20).optional() }),
  body: z.object({
    ReturnUrl: z.string().max(4096).default('').meta({ description: 'Path of this site to come back to; everything else is left out.' }),
    Provider: z.string().max(60).optional().meta({ description: 'Name of a provider of sso/links; missing: the one configured first.' }),
  }),
  example: { body: { ReturnUrl: '' } },
  reply: z.object({ Kind: z.enum(['form', 'redirect']), Request: z.string(), Url: z.string() }),
});

export const whoAmI = endpoint({
  ...shared,
  method: 'GET',
  effect: 'read',
  limit: 'read',
  path: '/api/Session/Me',
  title: 'Who is signed in',
  description: 'The user of this browser’s session in the instance of the event, with tickets; User is null for a visitor.',
  query: z.object({ shortName }),
  reply: whoIsThere,
});

export const takeToken = endpoint({
  ...shared,
  limit: 'sign-in',
  path: '/api/Session/Take',
  title: 'Session from a token',
  description:
    'For instances with the older sign-in (jwt_token, OAuth implicit flow): verifies a token that arrived in an address and makes it a session. 401 for a token that does not hold, 404 where the instance does not use it.',
  query: z.object({ shortName }),
  body: z.object({
    Jwt: z.string().max(8192).optional(),
    AccessToken: z.string().max(8192).optional(),
    ExpiresIn: z
      .number()
      .positive()
      .max(31_536_000)
      .optional()
      .meta({ description: 'Seconds, as the address said; the session never lasts longer than 12 hours.' }),
    State: z.string().max(400).optional(),
  }),
  example: { body: { Jwt: 'x.y.z' } },
  reply: z.object({ ReturnUrl: z.string().meta({ description: 'Where the sign-in began; empty when not known.' }) }),
});

export const endSession = endpoint({
  ...shared,
  limit: 'write',
  path: '/api/Session/End',
  title: 'Sign out',
  description: 'Ends the session of this browser and says where the browser goes next (A §4 Logout). 200 also when there is none.',
  query: z.object({ shortName }),
  body: z.object({ ReturnUrl: z.string().max(4096).default('') }),
  example: { body: { ReturnUrl: '' } },
  reply: z.object({ Url: z.string() }),
});

export const openPreview = endpoint({
  ...shared,
  limit: 'sign-in',
  path: '/api/Session/Preview',
  title: 'Open a preview',
  description:
    'Takes the key of a preview link, or the one a server prints at its start, and lets this browser see what is closed to visitors, as long as it holds; the key becomes a cookie scripts cannot read. Without a key on development hosts alone. 403 for a key that does not hold.',
  spec: 'A §6',
  query: z.object({ shortName }),
  body: z.object({ Key: z.string().max(800).default('') }),
  example: { body: { Key: '' } },
  reply: z.object({
    Until: z.string().meta({ description: 'First instant at which it is over, ISO 8601 in UTC.' }),
    From: z.string().nullable().meta({ description: 'Instants the link is meant to show, ISO 8601 in UTC; null is open.' }),
    To: z.string().nullable(),
  }),
});

export const setProfessional = endpoint({
  ...shared,
  auth: 'user',
  limit: 'write',
  path: '/api/Session/HealthCareProfessional',
  title: 'Healthcare professional',
  description: 'Keeps what the user said in the dialog (A §4).',
  query: z.object({ shortName }),
  body: z.object({ HealthCareProfessional: z.boolean() }),
  example: { body: { HealthCareProfessional: true } },
  reply: z.object({ HealthCareProfessional: z.boolean() }),
});
