// Diagnostics: problems of a page on a visitor's screen, reported to the server for the organiser.
import * as z from 'zod';
import { type Area, endpoint } from './endpoint.ts';
import { LONGEST_NAME } from './event-shapes.ts';

export const area: Area = { title: 'Diagnostics', description: 'What a page could not show.' };

const name = z.string().max(120);
const place = z.string().max(300);

/** One problem, once a page view. It does not identify the viewer, and its addresses have no query. */
const problem = z.strictObject({
  code: z
    .string()
    .max(60)
    .regex(/^[a-z0-9-]+$/)
    .meta({ description: 'Stable kebab-case word, for example component-threw.', examples: ['unknown-component'] }),
  placement: name.meta({ description: 'Id of the placement; empty where the problem belongs to none.', examples: ['opening'] }),
  component: name.meta({ description: 'Name of the component; empty where none is concerned.', examples: ['media/video'] }),
  message: z
    .string()
    .max(200)
    .meta({ description: 'What is wrong, in words.', examples: ['there is no component media/vidoe'] }),
  file: place.meta({ description: 'File of the configuration, or the resource.', examples: ['kardia/kardia2027/pages/HomePage.json'] }),
  pointer: z
    .string()
    .max(600)
    .meta({ description: 'JSON pointer into it (RFC 6901).', examples: ['/layers/page/grids/0/placements/1/name'] }),
});

/** The report of one page view. */
export const diagnosticsReport = z.strictObject({
  event: z
    .string()
    .max(LONGEST_NAME)
    .meta({ description: 'Exact name of the event; empty outside every event.', examples: ['kardia/kardia2027'] }),
  version: z
    .number()
    .int()
    .min(0)
    .meta({ description: 'Published version on screen; 0 outside every event.', examples: [7] }),
  page: name.meta({ description: 'Key of the page; empty outside every page.', examples: ['HomePage'] }),
  language: z
    .string()
    .max(20)
    .meta({ examples: ['en-GB'] }),
  preview: z.boolean().meta({ description: 'Whether an organiser was looking at the preview.', examples: [false] }),
  app: name.meta({ description: 'Build of the app: the name of its entry.', examples: ['index-CR1a2b3c'] }),
  problems: z.array(problem).min(1).max(10),
  unsaid: z
    .number()
    .int()
    .min(0)
    .max(1_000_000)
    .meta({ description: 'Problems left out because there were too many.', examples: [0] }),
});
export type DiagnosticsReport = z.infer<typeof diagnosticsReport>;
/** One problem as transmitted. */
export type ReportedProblem = DiagnosticsReport['problems'][number];

export const diagnostics = endpoint({
  method: 'POST',
  auth: 'none',
  effect: 'change',
  limit: 'diagnostics',
  caching: 'never',
  mostBytes: 32 * 1024,
  spec: 'beyond A §7',
  path: '/api/Core/Diagnostics',
  title: 'Diagnostics',
  description:
    'Takes what a page could not show: unknown components, props that do not fit, code that throws or does not load, configuration that cannot be read. 429 when one address tells too much. Nothing personal is taken.',
  query: z.object({}),
  body: diagnosticsReport,
  example: {
    body: {
      event: 'kardia/kardia2027',
      version: 1,
      page: 'HomePage',
      language: 'en-GB',
      preview: false,
      app: '',
      unsaid: 0,
      problems: [{ code: 'component-threw', placement: 'hero', component: 'structure/hero', message: 'no', file: 'a.json', pointer: '/x' }],
    },
  },
  reply: z.object({ Taken: z.number().int().meta({ description: 'Problems taken.' }) }),
});
