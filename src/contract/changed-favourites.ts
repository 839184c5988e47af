// What has changed of the favourites of the caller (B §7 Personal program; beyond the specification).
import * as z from 'zod';
import { favouriteChanges } from '../base/favourite-changes.ts';
import { type Area, endpoint } from './endpoint.ts';
import { eventParameter } from './event-shapes.ts';

export const area: Area = {
  title: 'Changes of favourites',
  description: 'Favourites of the caller that were moved, called off or taken out of the programme.',
  needsPeople: true,
};

const ofCaller = { auth: 'user', caching: 'never', spec: 'B §3, §7', event: ['eventid'] } as const;
const query = z.object({ eventid: eventParameter });

/** A favourite that has changed: what was known of it before. Beyond the specification. */
export const favouriteChangeItem = z.object({
  Kind: z.enum(['session', 'presentation']),
  Id: z.string(),
  Change: z.enum(favouriteChanges).meta({
    description:
      'What has become of it: `time`, another time and perhaps another room; `room`; `off`, cancelled or postponed; `on`, takes place after all; `gone`, the programme does not have it any more.',
  }),
  Title: z.string().meta({ description: 'Its title before, in the first language of the event.' }),
  StartDateTime: z.string().nullable().meta({ description: 'When it was to start, ISO 8601 in UTC; null where none was known.' }),
  EndDateTime: z.string().nullable().meta({ description: 'When it was to end, ISO 8601 in UTC; null where none was known.' }),
  RoomId: z.string().meta({ description: 'The room before; empty for none.' }),
  RoomName: z.string().meta({ description: 'Its name before, in the first language of the event.' }),
  ChangedAt: z.string().meta({ description: 'When it was noticed, ISO 8601 in UTC.' }),
});
export type FavouriteChangeItem = z.infer<typeof favouriteChangeItem>;

export const personalChanges = endpoint({
  ...ofCaller,
  method: 'GET',
  effect: 'read',
  limit: 'read',
  path: '/api/Modules/PersonalProgramChanges/',
  title: 'Favourites that have changed',
  description:
    'Sessions and presentations of the caller’s programme that were moved, called off or taken out since the caller last read of it, the newest change first; what is over is left out.',
  query,
  reply: z.array(favouriteChangeItem),
});

export const readPersonalChanges = endpoint({
  ...ofCaller,
  method: 'DELETE',
  effect: 'change',
  limit: 'write',
  path: '/api/Modules/PersonalProgramChanges/',
  title: 'Mark changes as read',
  description: 'The caller has read the changes up to an instant; later ones stay.',
  query: query.extend({ pUntil: z.iso.datetime().meta({ description: 'The newest `ChangedAt` that was read.' }) }),
  example: { query: { pUntil: '2027-05-03T08:00:00.000Z' } },
  reply: z.object({ Read: z.number().int().meta({ description: 'How many there were.' }) }),
});
