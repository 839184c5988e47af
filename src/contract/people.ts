// People and tickets (A §7 Main API): user, form, booked tickets, permissions, devices. The session determines the person, never a parameter.
import * as z from 'zod';
import { type Area, endpoint } from './endpoint.ts';
import { eventParameter } from './event-shapes.ts';
import { changedUser, user, userPayload } from './profile-shapes.ts';
import { ticket } from './ticket-shapes.ts';

export const area: Area = { title: 'People', description: 'The signed-in user, their tickets and rights.', needsPeople: true };

const eventid = eventParameter;
const externalAuthorizationCode = z
  .string()
  .max(400)
  .optional()
  .meta({ description: 'Code of an external registration that stands for a ticket; works once.' });
const text = (most: number) => z.string().max(most);
const shared = { auth: 'user', effect: 'read', limit: 'read', caching: 'never', spec: 'A §7', mostBytes: 32 * 1024 } as const;
const change = { ...shared, method: 'POST', effect: 'change', limit: 'write' } as const;

export const getUser = endpoint({
  ...shared,
  method: 'GET',
  path: '/api/Core/User',
  title: 'The signed-in user',
  description:
    'What the signed-in user said of themselves, the lists to choose from, and what the form of the event asks for. Ids in the query are not looked at.',
  event: ['eventid'],
  query: z.object({ eventid, language: text(20).optional() }),
  reply: user,
});

export const setUser = endpoint({
  ...change,
  path: '/api/Core/User',
  title: 'Change the signed-in user',
  description:
    'Takes the fields of the user form; a field that is missing stays as it is. A value that cannot be right is refused with 400, its place and its reason, and nothing is changed; what the form does not take is named in `NotTaken`. 409 when the form is closed.',
  event: ['eventid'],
  query: z.object({ eventid, language: text(20).optional() }),
  body: userPayload,
  example: { body: { Firstname: 'Ada', Contact: { City: 'Lagos', CountryId: 'NG' } } },
  reply: changedUser,
});

export const userComplete = endpoint({
  ...shared,
  method: 'GET',
  path: '/api/Core/UserComplete',
  title: 'Is the user form complete?',
  description: 'Whether all fields the event asks for (`prefill`) are filled, and which are not.',
  event: ['eventid'],
  query: z.object({ eventid }),
  reply: z.object({ Complete: z.boolean(), Missing: z.array(z.string()) }),
});

export const checkPermissionsForRole = endpoint({
  ...shared,
  method: 'POST',
  path: '/v2/Core/CheckPermissionsForRole',
  title: 'Has the user a role?',
  description: 'Roles: SuperUser, Exhibitor, TicketHolder, User. `withCQCheck` also asks for a complete user form.',
  event: ['shortName'],
  query: z.object({
    context: text(60).default('Event'),
    shortName: eventParameter,
    role: text(60),
    withCQCheck: z.stringbool().default(false),
  }),
  body: z.unknown().optional(),
  example: { query: { role: 'TicketHolder' }, body: {} },
  reply: z.object({ HasPermission: z.boolean() }),
});

export const bearerTokenWebcastAccess = endpoint({
  ...change,
  path: '/api/Core/BearerTokenWebcastAccess',
  title: 'Token for the webcast',
  description: 'A short-lived token for the video service, in the answer’s header AuthenticationToken. 403 without a ticket that lets in.',
  event: ['eventshort'],
  query: z.object({ eventshort: eventParameter }),
  body: z.unknown().optional(),
  example: { body: {} },
  reply: z.object({ ExpiresIn: z.number().int().meta({ description: 'Seconds.' }) }),
});

export const blockUser = endpoint({
  ...change,
  path: '/api/User/BlockUser',
  title: 'Sign this device out',
  description: 'Called before a device is signed out because another one took over (A §4): ends the session of this device and notes it.',
  event: ['shortname'],
  query: z.object({ shortname: eventParameter, device: text(200).default(''), browser: text(200).default('') }),
  body: z.unknown().optional(),
  example: { body: {} },
  reply: z.object({ Blocked: z.boolean() }),
});

export const bookedTickets = endpoint({
  ...shared,
  method: 'GET',
  path: '/api/modules/BookedTickets',
  title: 'Booked tickets',
  description:
    'Tickets of the signed-in user for this event. 204 when there is none, 410 when all were withdrawn, 400 for a code that does not work.',
  event: ['eventid'],
  query: z.object({ eventid, externalAuthorizationCode }),
  reply: z.array(ticket),
});

export const validateRegistrationLogin = endpoint({
  ...change,
  limit: 'sign-in',
  path: '/api/Modules/ValidateRegistrationLogin',
  title: 'Claim a registration',
  description:
    'Gives the signed-in user the ticket with this surname and registration number, if nobody has it. The same answer for a wrong name, a wrong number and a taken ticket.',
  event: ['eventid'],
  query: z.object({ eventid, surname: text(200), regnumber: text(100) }),
  body: z.unknown().optional(),
  example: { query: { surname: 'Okafor', regnumber: 'R-20417' }, body: {} },
  reply: z.object({ Valid: z.boolean() }),
});

export const externalUserData = endpoint({
  ...shared,
  auth: 'none',
  limit: 'sign-in',
  method: 'GET',
  path: '/api/custominterfaces/EventsAir/EventsAir/ExternalUserData',
  title: 'Who an external code is for',
  description: 'Name fields to prefill a new account with, for a code of an external registration. 404 for a code that does not work.',
  event: ['eventid'],
  query: z.object({ eventid, externalAuthorizationCode: text(400) }),
  example: { query: { externalAuthorizationCode: 'b7Qe21' } },
  reply: z.object({ Firstname: z.string(), Surname: z.string() }),
});

export const authenticationToken = endpoint({
  ...shared,
  auth: 'none',
  method: 'POST',
  limit: 'sign-in',
  path: '/api/Core/AuthenticationToken',
  takesForm: true,
  title: 'Token of the service account',
  description:
    'For other servers alone: name and password of the service account (FOYER_SERVICE_ACCOUNT), as a form or as JSON. Refused with 403 to anything that looks like a browser, with 404 where no such account is set up.',
  query: z.object({}),
  body: z.object({ username: text(200), password: text(1024) }),
  example: { body: { username: 'service', password: 'a long phrase of its own' } },
  reply: z.object({ Token: z.string(), ExpiresIn: z.number().int() }),
});
