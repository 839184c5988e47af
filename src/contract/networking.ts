// The directory of participants, and what each of them allows (B §2 My Area: networking_settings; decision 0057).
import * as z from 'zod';
import { LONGEST_ABOUT } from '../base/letter-limits.ts';
import { type Area, endpoint } from './endpoint.ts';
import { eventParameter } from './event-shapes.ts';

export const area: Area = {
  title: 'Networking',
  description: 'Who wants to be found and written to by other participants: nobody, unless they say so.',
  needsPeople: true,
};

const shared = { auth: 'user', caching: 'never', event: ['eventid'], spec: 'beyond B §2' } as const;
const profileFields = {
  TakesMessages: z.boolean().meta({ description: 'Other participants may ask for a conversation.' }),
  IsListed: z.boolean().meta({ description: 'Shown in the directory, with name and institution.' }),
  WantsLetters: z.boolean().meta({ description: 'A letter tells of messages that were not read for an hour.' }),
  Interests: z
    .array(z.string().max(120))
    .max(50)
    .meta({ description: 'Ids of interests of the messages document; unknown ones are left out.' }),
  About: z.string().trim().max(LONGEST_ABOUT),
};

const ownProfile = z.object({
  ...profileFields,
  MayTakePart: z.boolean(),
  MailIsOff: z
    .literal(true)
    .optional()
    .meta({ description: 'No mail is set up on this server: `WantsLetters` is kept, and no letter comes. Missing where it is.' }),
});

export const networkingProfile = endpoint({
  ...shared,
  method: 'GET',
  effect: 'read',
  limit: 'read',
  path: '/api/Networking/Profile',
  title: 'One’s own settings',
  description: 'What the caller allows; everything off at first. `MayTakePart` is false where the event or its policies do not let them.',
  query: z.object({ eventid: eventParameter }),
  reply: ownProfile,
});

export const setNetworkingProfile = endpoint({
  ...shared,
  method: 'POST',
  effect: 'change',
  limit: 'write',
  mostBytes: 16 * 1024,
  path: '/api/Networking/Profile',
  title: 'Change one’s settings',
  description:
    'Replaces what the caller allows. 403 `not-allowed` where policies of the keys `messages` and `networking` do not let them take part.',
  query: z.object({ eventid: eventParameter }),
  body: z.object(profileFields),
  example: {
    body: { TakesMessages: true, IsListed: true, WantsLetters: true, Interests: ['imaging'], About: 'Strain imaging in athletes' },
  },
  reply: ownProfile,
});

const participant = z.object({
  PersonId: z.string().meta({ description: 'For BeginThread; says nothing else.' }),
  Name: z.string(),
  Institution: z.string(),
  Interests: z.array(z.string()),
  About: z.string(),
  TakesMessages: z.boolean(),
  ThreadId: z.number().int().meta({ description: 'The conversation with them; 0 for none.' }),
});
export type NetworkingParticipant = z.infer<typeof participant>;

export const participants = endpoint({
  ...shared,
  method: 'GET',
  effect: 'read',
  limit: 'read',
  path: '/api/Networking/Participants',
  title: 'Directory of participants',
  description:
    'Those who want to be listed, by name, 30 at once; without the caller, and without whom the caller has blocked or was blocked by. Empty where there is no directory for the caller.',
  query: z.object({
    eventid: eventParameter,
    search: z.string().max(100).default(''),
    interest: z.string().max(120).default(''),
    from: z.coerce.number().int().min(0).max(100_000).default(0),
  }),
  reply: z.object({ Total: z.number().int(), Participants: z.array(participant) }),
});
