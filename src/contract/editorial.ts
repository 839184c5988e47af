// News and jobs (A §2 pages `news` and `jobs/{jobsId}`): what an event publishes beside its programme.
import * as z from 'zod';
import { articleFields, jobFields } from './editorial-shapes.ts';
import { type Area, endpoint } from './endpoint.ts';
import { ofEvent, shared } from './programme-query.ts';

export const area: Area = {
  title: 'News and jobs',
  description: 'Articles and open positions that an event publishes beside its programme.',
};

const reading = { ...shared, spec: 'A §2' } as const;
const wireTime = z.string().nullable().meta({ description: 'ISO 8601 with the offset of the event’s zone; null where it is not said.' });
const html = z.string().meta({ description: 'Safe HTML; empty for none.' });
const id = z.string().min(1).max(120);

const articleLine = z.object({ Id: z.string(), Date: wireTime, ...articleFields(z.string()) });
export type ArticleLine = z.infer<typeof articleLine>;

const article = articleLine.extend({ Text: html });
export type ArticleDetail = z.infer<typeof article>;

export const news = endpoint({
  ...reading,
  shownOn: ['news'],
  path: '/api/modules/News',
  title: 'News of an event',
  description: 'The articles without their texts, the newest first; those without a date come last, in the order of the file.',
  query: ofEvent,
  reply: z.array(articleLine),
});

export const newsArticle = endpoint({
  ...reading,
  shownOn: ['news'],
  path: '/api/modules/NewsArticle',
  title: 'An article',
  description: 'One article with its text. 404 where there is none, or news are closed to the caller.',
  query: ofEvent.extend({ articleid: id.meta({ description: 'Id of the article.' }) }),
  example: { query: { articleid: 'welcome' } },
  reply: article,
});

const jobLine = z.object({ Id: z.string(), ...jobFields(z.string()), PublishedDate: wireTime, Deadline: wireTime });
export type JobLine = z.infer<typeof jobLine>;

const job = jobLine.extend({ Text: html });
export type Job = z.infer<typeof job>;

export const jobs = endpoint({
  ...reading,
  shownOn: ['jobs'],
  path: '/api/modules/Jobs',
  title: 'Open positions',
  description:
    'The positions without their texts: the latest published first, then in the order of the file. Those whose deadline is over are among them; the page says so.',
  query: ofEvent,
  reply: z.array(jobLine),
});

export const jobDetail = endpoint({
  ...reading,
  shownOn: ['jobs'],
  path: '/api/modules/Job',
  title: 'An open position',
  description: 'One position with its text. 404 where there is none, or jobs are closed to the caller.',
  query: ofEvent.extend({ jobid: id.meta({ description: 'Id of the position.' }) }),
  example: { query: { jobid: 'ep-nurse' } },
  reply: job,
});
