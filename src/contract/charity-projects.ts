// The projects of the charity challenge (B §3, §7 Charity); apart from its other endpoints, as an exported site has them, too.
import * as z from 'zod';
import { callerFields } from './caller-shapes.ts';
import { type Area, endpoint } from './endpoint.ts';
import { eventParameter } from './event-shapes.ts';

export const area: Area = {
  title: 'Charity projects',
  description: 'The projects that participants of the charity challenge collect points for.',
};

const project = z.object({
  Id: z.string(),
  Name: z.string(),
  Description: z.string().meta({ description: 'Safe HTML; empty for none.' }),
  Website: z.string().meta({ description: 'Empty for none.' }),
  BannerFiles: z.array(z.object({ Key: z.string(), Url: z.string(), Alt: z.string() })),
});
export type CharityProjectEntry = z.infer<typeof project>;

export const eventProjects = endpoint({
  method: 'GET',
  auth: 'none',
  effect: 'read',
  limit: 'read',
  caching: 'published',
  spec: 'B §7 Charity',
  event: ['eventId'],
  shownOn: [],
  path: '/api/Exhibition/EventProjects/:eventId/:language',
  title: 'Charity projects',
  description: 'The projects that points are collected for, in the order of the organiser. Empty where the event has none.',
  query: z.object({
    eventId: eventParameter,
    language: z.string().max(20).meta({ description: 'Language of the texts, xx-XX.' }),
    ...callerFields,
  }),
  example: { query: { language: 'en-GB' } },
  reply: z.array(project),
});
