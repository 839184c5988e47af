// Exhibition endpoints (A §7): the count of views of a company's profile, and the advertisements of an event.
import * as z from 'zod';
import { callerFields } from './caller-shapes.ts';
import { type Area, endpoint } from './endpoint.ts';
import { eventParameter } from './event-shapes.ts';

export const area: Area = { title: 'Exhibition', description: 'How often companies are looked at; advertisements.' };

export const setCompanyAccountViewCount = endpoint({
  method: 'GET',
  auth: 'none',
  effect: 'change',
  limit: 'write',
  caching: 'never',
  spec: 'A §7',
  path: '/api/Exhibition/SetCompanyAccountViewCount/:eventId',
  title: 'Count a view of a company',
  description:
    'Adds one view of a company’s profile (A §2); the spec makes it a GET. `id` is the company account. An id the event does not name counts nothing and is answered the same.',
  event: ['eventId'],
  query: z.object({
    eventId: eventParameter,
    id: z.string().min(1).max(120).meta({ description: 'Id of the company account.' }),
  }),
  example: { query: { id: '4711' } },
  reply: z.object({ Taken: z.literal(true) }),
});

const bound = z.string().nullable().meta({ description: 'Local time of the event, YYYY-MM-DD or YYYY-MM-DDTHH:MM; null is open.' });
const ids = z.array(z.union([z.string(), z.number()]));

/** An advertisement (A §3) in one language. */
const advertisementEntry = z.object({
  id: z.union([z.string(), z.number()]),
  displayFromDate: bound,
  displayToDate: bound,
  vmxPage: z.string().meta({ description: 'Key of the page on which it is shown.' }),
  CompanyAccountIdsShowOnProfile: ids.meta({ description: 'On a company profile only on these; empty does not limit.' }),
  CompanyAccountIds: ids.meta({ description: 'Of the companies it is for, those of the caller; empty is for everybody.' }),
  channelId: z.union([z.string(), z.number()]).nullable(),
  showInSeconds: z.number(),
  videoFilePath: z.string(),
  pictureFilePath: z.string(),
  headlineTop: z.string(),
  headlineBottom: z.string(),
  text: z.string().meta({ description: 'Safe HTML; empty for none.' }),
  optionalLink: z.string().meta({ description: 'As written; the app adds a scheme where there is none.' }),
  optionalLinkTarget: z.enum(['_self', '_blank']),
  optionalLinkButtonText: z.string(),
  backgroundColor: z.string().meta({ description: '#rrggbb; empty for the surface of the theme.' }),
});
export type AdvertisementEntry = z.infer<typeof advertisementEntry>;

export const eventAdvertisement = endpoint({
  method: 'GET',
  auth: 'none',
  effect: 'read',
  limit: 'read',
  caching: 'published',
  spec: 'A §7',
  shownOn: [],
  path: '/api/Exhibition/EventAdvertisement/:eventId/:language',
  title: 'Advertisements of an event',
  description:
    'The advertisements the caller may see, whenever they are shown: those for their companies or for everybody, on pages that are open to them. One whose window or lists cannot be read is left out.',
  event: ['eventId'],
  query: z.object({
    eventId: eventParameter,
    language: z.string().meta({ description: 'Language xx-XX.' }),
    ...callerFields,
  }),
  example: { query: { language: 'en-GB' } },
  reply: z.array(advertisementEntry),
});
