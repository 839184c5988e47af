// Sharing one's own programme (beyond the specification, beside B §7 Personal programme): a secret link that others open to read it.
import * as z from 'zod';
import { type Area, endpoint } from './endpoint.ts';
import { eventParameter } from './event-shapes.ts';
import { appointment } from './personal-programme.ts';
import { session } from './programme.ts';

export const area: Area = {
  title: 'Shared programmes',
  description: 'The link by which a signed-in user lets others read their programme, and what its readers get.',
  needsPeople: true,
};

const query = z.object({ eventid: eventParameter });
const ofCaller = { auth: 'user', caching: 'never', spec: 'B §3, §7', event: ['eventid'] } as const;
const reading = { ...ofCaller, method: 'GET', effect: 'read', limit: 'read' } as const;
const changing = { ...ofCaller, effect: 'change', limit: 'write' } as const;

const shareChoice = {
  ShowsName: z.boolean().meta({ description: 'Whether readers see the name of the caller.' }),
  ShowsAppointments: z.boolean().meta({ description: 'Whether readers see the own appointments of the caller.' }),
};
const secret = z.string().regex(/^[\w-]{43}$/);

export const personalShare = endpoint({
  ...reading,
  path: '/api/Modules/PersonalShare/',
  title: 'Whether there is a link to the programme',
  description:
    'When the caller made the link by which others read their programme, and what it shows. It is shown once, when it is made: only its hash is stored.',
  query,
  reply: z.object({ ...shareChoice, MadeAt: z.string().meta({ description: 'ISO 8601 in UTC; empty where there is none.' }) }),
});

export const makePersonalShare = endpoint({
  ...changing,
  method: 'POST',
  path: '/api/Modules/PersonalShare/',
  title: 'Make a link to the programme',
  description:
    'Makes a secret by which others read the programme of the caller, as it is when they read it, on the page `SharedProgramPage`, behind `#programme=`. An earlier one ends.',
  query,
  body: z.object(shareChoice),
  example: { body: { ShowsName: false, ShowsAppointments: false } },
  reply: z.object({ Key: secret, MadeAt: z.string().meta({ description: 'ISO 8601 in UTC.' }) }),
});

export const revokePersonalShare = endpoint({
  ...changing,
  method: 'DELETE',
  path: '/api/Modules/PersonalShare/',
  title: 'Revoke the link to the programme',
  description: 'Nobody can read the programme of the caller by its link any more.',
  query,
  reply: z.object({ Removed: z.boolean().meta({ description: 'False where there was none.' }) }),
});

export const openSharedProgramme = endpoint({
  ...reading,
  auth: 'none',
  method: 'POST',
  path: '/api/Modules/SharedProgram/',
  title: 'A programme that somebody shares',
  description:
    'Sessions, and presentations of sessions, that the owner of a link has chosen, as far as the caller may see them; the name and the appointments of the owner only where they have said so. 404 once the link is revoked, or its owner is deleted or blocked. The secret is in the body, so that no log has it.',
  query: query.extend({ language: z.string().max(20).optional() }),
  body: z.object({ Key: secret }),
  example: { body: { Key: 'no-link-has-this-secret-it-is-an-example-00' } },
  reply: z.object({
    Name: z.string().meta({ description: 'Name of the owner; empty where they do not show it.' }),
    Sessions: z.array(session).meta({ description: 'As `PAGSessionsV2` has them for the caller, in its order.' }),
    SessionIds: z.array(z.string()).meta({ description: 'Those of them that were chosen as a whole.' }),
    PresentationIds: z.array(z.string()).meta({ description: 'Presentations of them that were chosen.' }),
    Appointments: z.array(appointment),
  }),
});
export type SharedProgramme = z.infer<typeof openSharedProgramme.reply>;
