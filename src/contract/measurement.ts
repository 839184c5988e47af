// Measurement: what happens on a page, counted by the event's own server without a person, and the id under which others may measure (A §3, §7, §9).
import * as z from 'zod';
import { type Area, endpoint } from './endpoint.ts';
import { eventParameter } from './event-shapes.ts';

export const area: Area = {
  title: 'Measurement',
  description: 'How often pages, advertisements, links and films are used; nobody is named.',
};

const contextOf = (description: string, example: string) =>
  z
    .string()
    .min(1)
    .max(500)
    .meta({ description, examples: [example] });
const verb = <const V extends readonly string[]>(verbs: V) =>
  z.enum(verbs).meta({ description: 'What happened.', examples: [verbs[0] as string] });
const entity = <const E extends readonly string[]>(entities: E) =>
  z.enum(entities).meta({ description: 'To what it happened.', examples: [entities[0] as string] });

/**
 * A tracking action (A §3) that the server counts: what happened, to what, and to which one. Views of sessions, presentations and
 * companies have endpoints of their own (A §7, B §7).
 */
const countedAction = z.union([
  z.strictObject({ Action: verb(['View']), Entity: entity(['Page']), ActionContext: contextOf('Key of the page.', 'HomePage') }),
  z.strictObject({
    Action: verb(['Show', 'Click']),
    Entity: entity(['Advertisement']),
    ActionContext: contextOf('Id of the advertisement.', '31'),
  }),
  z.strictObject({
    Action: verb(['Click']),
    Entity: entity(['FooterLink', 'BannerLink']),
    ActionContext: contextOf('Address of the link, as it is configured.', 'page:contact'),
  }),
  z.strictObject({
    Action: verb(['Progress25', 'Progress50', 'Progress75', 'Progress100']).meta({
      description: 'The quarter of the film that was played (A §7).',
    }),
    Entity: entity(['Video']),
    ActionContext: contextOf('Address of the film, as it is configured.', 'asset:opening.mp4'),
  }),
]);
export type CountedAction = z.infer<typeof countedAction>;

/** Most actions of one report. */
const MOST_ACTIONS = 40;

export const countActions = endpoint({
  method: 'POST',
  auth: 'none',
  effect: 'change',
  limit: 'write',
  caching: 'never',
  mostBytes: 32 * 1024,
  spec: 'beyond A §7',
  path: '/api/Core/TrackingActions',
  title: 'Count what happened on pages',
  description:
    'Adds tracking actions (A §3) to the counts of the event for today: page views, advertisements shown and clicked, clicks on links of footer and banners, quarters of films. ' +
    'No person, address or cookie is kept. What the event does not name counts nothing, and neither do super users and programs; the answer is the same. Counts are written every few seconds.',
  event: ['eventid'],
  query: z.object({ eventid: eventParameter }),
  body: z.strictObject({ Actions: z.array(countedAction).min(1).max(MOST_ACTIONS) }),
  example: { body: { Actions: [{ Action: 'View', Entity: 'Page', ActionContext: 'HomePage' }] } },
  reply: z.object({ Taken: z.literal(true) }),
});
